import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount, type AccountFailure } from '#app/lib/account.ts';
import { pathTo } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { typedIn } from '#app/lib/required-fields.ts';
import type { Outcome } from '#app/lib/use-once.ts';
import { partWords } from '#content/account/parts.ts';
import { emailWords as words } from '#content/account/email.ts';
import { accountProblems } from '#content/answers/failures.ts';
import { inLocale } from '#contract/locale.ts';
import { Form } from './form.tsx';
import { MailedCode } from './mailed-code.tsx';
import type { PartProps } from './part.tsx';
import { prefix, useAccountForm } from './use-account-form.ts';
import { useProof } from './use-proof.ts';

const id = `${prefix}email`;
const names = [id];
const fields = ['email', 'email-code'] as const;
// GoTrue says `validation_failed` to what is no address at all.
const noAddress: readonly string[] = ['email_address_invalid', 'validation_failed'];

/** Asks for another address: the server writes to the old and to the new one. */
export function NewAddress({ user, onAsked }: PartProps & { onAsked: (outcome: Outcome | undefined) => void }) {
  const t = useWords();
  const form = useAccountForm(user, { form: 'account-email', names, fields, required: { email: t(words.empty) } });
  const { prove, isAsked, field } = useProof(form, user, 'email-code');

  async function ask(): Promise<void> {
    const email = typedIn(form.ref.current, id).trim();
    if (form.errors.refuse({ email: email.toLowerCase() === user.email ? words.same : undefined })) return;
    onAsked(undefined);
    const emailRedirectTo = new URL(inLocale(pathTo('account'), t.locale), location.origin).href;
    const answer = await prove(() => askAccount((client) => client.updateUser({ email }, { emailRedirectTo })));
    if (answer === undefined) return;
    if (!answer.ok) return refuse(answer);
    form.forget();
    onAsked({ text: t(words.asked, { email: user.email ?? '', new: email }) });
  }

  function refuse(failure: AccountFailure): void {
    const refused = failure.because === 'refused' ? failure.code : '';
    if (noAddress.includes(refused)) return void form.errors.refuse({ email: accountProblems.email_address_invalid });
    if (refused === 'email_exists') return void form.errors.refuse({ email: accountProblem(failure, t) });
    form.fail(failure);
  }

  return (
    <Form form={form} label={t(partWords.email)} button={t(words.save)} onSend={ask}>
      <Field {...form.errors.field('email')} label={t(words.label)} hint={t(words.hint)}>
        {(control) => (
          <input {...control} name={id} type="email" dir="ltr" autoComplete="email" defaultValue={form.drawn[id]} />
        )}
      </Field>
      {isAsked && <MailedCode {...field} />}
    </Form>
  );
}
