import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount, type AccountFailure } from '#app/lib/account.ts';
import { inLocale, pathTo } from '#app/paths.ts';
import { withoutGaps } from '#app/ui/code-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { partWords } from '#content/account-parts.ts';
import { emailWords as words } from '#content/account-email.ts';
import { passwordWords } from '#content/account-password.ts';
import { accountProblems } from '#content/account-problems.ts';
import { fill } from '#app/lib/fill.ts';
import { Form, emptyField, focusField, typedIn } from './form.tsx';
import { MailedCode, useMailedCode } from './mailed-code.tsx';
import type { PartProps } from './part.tsx';
import { keepTyped, typedWords } from './typed-words.ts';
import { useDeed, type Outcome } from '#app/lib/use-deed.ts';

const id = 'account-email';
const codeId = 'account-email-code';
// GoTrue says `validation_failed` to what is no address at all.
const noAddress: readonly string[] = ['email_address_invalid', 'validation_failed'];

type Problem = { field: typeof id | typeof codeId; text: string };

/** Asks for another address: the server writes to the old and to the new one. */
export function NewAddress({ user, onAsked }: PartProps & { onAsked: (told: Outcome | undefined) => void }) {
  const t = useWords();
  const deed = useDeed();
  const code = useMailedCode(deed, user);
  const [problem, setProblem] = useState<Problem>();
  const problemOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined);

  async function ask(form: HTMLFormElement): Promise<void> {
    const email = typedIn(form, id).trim();
    const nonce = code.isAsked ? withoutGaps(typedIn(form, codeId)) : undefined;
    if (email === '') return show(form, { field: id, text: t.of(words.empty) });
    if (email.toLowerCase() === user.email) return show(form, { field: id, text: t.of(words.same) });
    if (nonce === '') return show(form, { field: codeId, text: t.of(passwordWords.codeEmpty) });
    setProblem(undefined);
    onAsked(undefined);
    const emailRedirectTo = new URL(inLocale(pathTo('account'), t.locale), location.origin).href;
    const answer = await deed.run(() =>
      askAccount((client) => client.updateUser({ email, ...(nonce !== undefined && { nonce }) }, { emailRedirectTo })),
    );
    if (answer === undefined) return;
    if (!answer.ok) return refuse(form, answer);
    keepTyped(user.id, 'email', undefined);
    emptyField(form, id);
    code.forget();
    const text = fill(t.of(words.asked), { email: user.email ?? '', new: email });
    deed.tell(text);
    deed.clear();
    onAsked({ text, isFailure: false });
  }

  function refuse(form: HTMLFormElement, failure: AccountFailure): void | Promise<void> {
    const refused = failure.because === 'refused' ? failure.code : '';
    if (refused === 'reauthentication_needed') return code.ask();
    const text = accountProblem(failure, t);
    if (noAddress.includes(refused))
      return show(form, { field: id, text: t.of(accountProblems.email_address_invalid) });
    if (refused === 'email_exists') return show(form, { field: id, text });
    if (refused === 'reauthentication_not_valid') return show(form, { field: codeId, text });
    deed.fail(failure);
  }

  function show(form: HTMLFormElement, found: Problem): void {
    setProblem(found);
    focusField(form, found.field);
  }

  return (
    <Form
      label={t.of(partWords.email)}
      button={t.of(words.save)}
      isBusy={deed.isBusy}
      told={deed.told}
      onSend={(form) => void ask(form)}
      onInput={(form) => keepTyped(user.id, 'email', typedIn(form, id))}
    >
      <Field id={id} label={t.of(words.label)} hint={t.of(words.hint)} problem={problemOf(id)}>
        {(control) => (
          <input
            {...control}
            name={id}
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={typedWords(user.id).email ?? ''}
          />
        )}
      </Field>
      {code.isAsked && (
        <MailedCode id={codeId} user={user} problem={problemOf(codeId)} onAgain={() => void code.ask()} />
      )}
    </Form>
  );
}
