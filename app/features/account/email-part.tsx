import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import type { CallFailure } from '#app/lib/backend/call.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { pathTo } from '#app/paths.ts';
import { InputField } from '#app/ui/control-fields.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { emailWords as words } from '#content/account/email.ts';
import { partWords } from '#content/account/parts.ts';
import { accountProblems } from '#content/answers/account-failures.ts';
import { inLocale } from '#contract/locale.ts';
import { AddressWaits } from './address-waits.tsx';
import type { PartProps } from './folded-part.tsx';
import { PartForm, prefix, useAccountForm } from './form.tsx';
import { MailedCode, useProof } from './mailed-code.tsx';

/** The address: what it is, what it shall become, and how it changes when both mailboxes agree. */
export function EmailPart(props: PartProps) {
  const { user, toTitle } = props;
  const t = useWords();
  // Stands here because its form is gone once the change is asked for, and once it is done.
  const [outcome, setOutcome] = useState<Outcome>();
  // What was pressed is gone then.
  function tell(news: Outcome | undefined): void {
    setOutcome(news);
    if (news) toTitle();
  }
  const form = <NewAddress {...props} onAsked={tell} />;
  return (
    <>
      {!user.new_email && <p>{t(words.now, { email: user.email ?? '' })}</p>}
      {/* Stays where it is: what is drawn anew with its words is not announced. */}
      <DetailedOutcome outcome={outcome} />
      {user.new_email ? (
        <>
          {/* Asked again for another address: other codes. */}
          <AddressWaits {...props} key={`${user.new_email} ${user.email_change_sent_at}`} onChanged={tell} />
          <Disclosure closed={t(words.other)}>{form}</Disclosure>
        </>
      ) : (
        form
      )}
    </>
  );
}

const id = `${prefix}email`;
const names = [id];
const fields = ['email', 'email-code'] as const;
const about = { email_address_invalid: 'email', email_exists: 'email' } as const;

/** Asks for another address: the server writes to the old and to the new one. */
function NewAddress({ user, onAsked }: PartProps & { onAsked: (outcome: Outcome | undefined) => void }) {
  const t = useWords();
  const form = useAccountForm({ form: '@account-email', names, fields, about, required: { email: t(words.empty) } });
  const { prove, isAsked, field } = useProof(form, user, 'email-code');

  async function ask(): Promise<void> {
    const email = form.typed('email').trim();
    if (form.errors.refuse({ email: email.toLowerCase() === user.email ? words.same : undefined })) return;
    onAsked(undefined);
    const emailRedirectTo = new URL(inLocale(pathTo('account'), t.locale), location.origin).href;
    const answer = await prove(() => askAccount((client) => client.updateUser({ email }, { emailRedirectTo })));
    if (answer === undefined) return;
    if (!answer.ok) return refuse(answer);
    form.forget();
    onAsked({ text: t(words.asked, { email: user.email ?? '', new: email }) });
  }

  function refuse(failure: CallFailure): void {
    // GoTrue says this to what is no address at all.
    if (failure.because === 'refused' && failure.code === 'validation_failed')
      form.errors.refuse({ email: accountProblems.email_address_invalid });
    else form.fail(failure);
  }

  return (
    <PartForm form={form} label={t(partWords.email)} button={t(words.save)} onSend={ask}>
      <InputField
        {...form.errors.field('email')}
        label={t(words.label)}
        hint={t(words.hint)}
        name={id}
        type="email"
        dir="ltr"
        autoComplete="email"
        defaultValue={form.drawn[id]}
      />
      {isAsked && <MailedCode {...field} />}
    </PartForm>
  );
}
