import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount, type AccountFailure } from '#app/lib/account.ts';
import { pathTo } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { emptyField, typedIn } from '#app/lib/required-fields.ts';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import { keepTyped, typedWords } from '#app/lib/typed-words.ts';
import { useCall } from '#app/lib/use-call.ts';
import type { Outcome } from '#app/lib/use-once.ts';
import { partWords } from '#content/account/parts.ts';
import { emailWords as words } from '#content/account/email.ts';
import { accountProblems } from '#content/answers/failures.ts';
import { inLocale } from '#contract/locale.ts';
import { accountPage, Form, prefix } from './form.tsx';
import { MailedCode } from './mailed-code.tsx';
import type { PartProps } from './part.tsx';
import { useProof } from './use-proof.ts';

const id = `${prefix}email`;
const fields = ['email', 'email-code'] as const;
// GoTrue says `validation_failed` to what is no address at all.
const noAddress: readonly string[] = ['email_address_invalid', 'validation_failed'];

/** Asks for another address: the server writes to the old and to the new one. */
export function NewAddress({ user, onAsked }: PartProps & { onAsked: (outcome: Outcome | undefined) => void }) {
  const t = useWords();
  const calling = useCall();
  const errors = useFormErrors(fields, prefix);
  const { prove, isAsked, field } = useProof(calling, errors, user, 'email-code');

  async function ask(form: HTMLFormElement): Promise<void> {
    const email = typedIn(form, id).trim();
    if (errors.refuse({ email: email.toLowerCase() === user.email ? words.same : undefined })) return;
    onAsked(undefined);
    const emailRedirectTo = new URL(inLocale(pathTo('account'), t.locale), location.origin).href;
    const answer = await prove(form, () => askAccount((client) => client.updateUser({ email }, { emailRedirectTo })));
    if (answer === undefined) return;
    if (!answer.ok) return refuse(answer);
    keepTyped(accountPage, user.id, 'email', undefined);
    emptyField(form, id);
    const text = t(words.asked, { email: user.email ?? '', new: email });
    calling.tell(undefined);
    onAsked({ text });
  }

  function refuse(failure: AccountFailure): void {
    const refused = failure.because === 'refused' ? failure.code : '';
    if (noAddress.includes(refused)) return void errors.refuse({ email: accountProblems.email_address_invalid });
    if (refused === 'email_exists') return void errors.refuse({ email: accountProblem(failure, t) });
    calling.fail(failure);
  }

  return (
    <Form
      label={t(partWords.email)}
      button={t(words.save)}
      isBusy={calling.isBusy}
      outcome={calling.outcome}
      errors={errors}
      required={{ email: t(words.empty) }}
      onSend={(form) => void ask(form)}
      onInput={(form) => keepTyped(accountPage, user.id, 'email', typedIn(form, id))}
    >
      <Field {...errors.field('email')} label={t(words.label)} hint={t(words.hint)}>
        {(control) => (
          <input
            {...control}
            name={id}
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={typedWords(accountPage, user.id).email ?? ''}
          />
        )}
      </Field>
      {isAsked && <MailedCode {...field} />}
    </Form>
  );
}
