import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount } from '#app/lib/account.ts';
import { inLocale, pathTo } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { partWords } from '#content/account-parts.ts';
import { emailWords as words } from '#content/account-email.ts';
import { fill } from './fill.ts';
import { Form, emptyField, focusField, typedIn } from './form.tsx';
import type { PartProps } from './part.tsx';
import { keepTyped, typedWords } from './typed-words.ts';
import { useDeed, type Outcome } from './use-deed.ts';

const id = 'account-email';
const aboutAddress: readonly string[] = ['email_address_invalid', 'email_exists', 'validation_failed'];

/** Asks for another address: the server writes to the old and to the new one. */
export function NewAddress({ user, lookAgain, onAsked }: PartProps & { onAsked: (told: Outcome | undefined) => void }) {
  const t = useWords();
  const { told, isBusy, run, tell, fail, clear } = useDeed();
  const [problem, setProblem] = useState<string>();

  async function ask(form: HTMLFormElement): Promise<void> {
    const email = typedIn(form, id).trim();
    if (email === '') return show(form, t.of(words.empty));
    if (email.toLowerCase() === user.email) return show(form, t.of(words.same));
    setProblem(undefined);
    onAsked(undefined);
    const emailRedirectTo = new URL(inLocale(pathTo('account'), t.locale), location.origin).href;
    const answer = await run(() => askAccount((client) => client.updateUser({ email }, { emailRedirectTo })));
    if (answer === undefined) return;
    if (!answer.ok) {
      const isAboutIt = answer.because === 'refused' && aboutAddress.includes(answer.code);
      return isAboutIt ? show(form, accountProblem(answer, t)) : fail(answer);
    }
    keepTyped(user.id, 'email', undefined);
    emptyField(form, id);
    const text = fill(t.of(words.asked), { email: user.email ?? '', new: email });
    tell(text);
    clear();
    onAsked({ text, isFailure: false });
    // The server may write down the change a moment after it has answered.
    await lookAgain();
  }

  function show(form: HTMLFormElement, text: string): void {
    setProblem(text);
    focusField(form, id);
  }

  return (
    <Form
      label={t.of(partWords.email)}
      button={t.of(words.save)}
      isBusy={isBusy}
      told={told}
      onSend={(form) => void ask(form)}
      onInput={(form) => keepTyped(user.id, 'email', typedIn(form, id))}
    >
      <Field id={id} label={t.of(words.label)} hint={t.of(words.hint)} problem={problem}>
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
    </Form>
  );
}
