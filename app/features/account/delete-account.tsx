import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { deleteDraft } from '#app/lib/drafts.ts';
import { Button } from '#app/ui/button.tsx';
import { withoutGaps } from '#app/ui/code-field.tsx';
import { deleteWords as words, goesList, staysList } from '#content/account-data.ts';
import { passwordWords } from '#content/account-password.ts';
import { askFunction } from '#app/lib/ask-function.ts';
import { fill } from '#app/lib/fill.ts';
import { Form, focusField, typedIn } from './form.tsx';
import { MailedCode, useMailedCode } from './mailed-code.tsx';
import type { PartProps } from './part.tsx';
import styles from './parts.module.css?late';
import { ToldOutcome } from './told.tsx';
import { accountForm } from './typed-words.ts';
import { signOutHere, useDeed } from '#app/lib/use-deed.ts';

const codeId = 'account-delete-code';

/** Deletes the account: says what goes and what stays, asks once more, and then does it. */
export function DeleteAccount({ user, onLeave }: PartProps) {
  const t = useWords();
  const deed = useDeed();
  const code = useMailedCode(deed, user);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const question = useRef<HTMLHeadingElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);

  async function remove(form: HTMLFormElement): Promise<void> {
    const nonce = code.isAsked ? withoutGaps(typedIn(form, codeId)) : undefined;
    if (nonce === '') return show(form, t.of(passwordWords.codeEmpty));
    setProblem(undefined);
    const answer = await deed.run(() => askFunction('delete-account', { body: nonce === undefined ? {} : { nonce } }));
    if (answer === undefined) return;
    if (answer.ok) return leave();
    const refused = answer.because === 'refused' ? answer.code : '';
    if (refused === 'reauthentication_needed') return code.ask();
    if (refused === 'reauthentication_not_valid') return show(form, accountProblem(answer, t));
    deed.fail(answer);
  }

  /** The server has forgotten the account; this browser forgets the session. */
  async function leave(): Promise<void> {
    onLeave({ how: 'deleted' });
    deleteDraft(accountForm, user.id);
    await signOutHere();
  }

  function show(form: HTMLFormElement, text: string): void {
    setProblem(text);
    focusField(form, codeId);
  }

  function keep(): void {
    flushSync(() => setAsked(false));
    code.forget();
    begin.current?.focus();
    deed.tell(t.of(words.keptAccount));
  }

  return (
    <>
      <p>{t.of(words.goes)}</p>
      <List items={t.of(goesList)} />
      <p>{t.of(words.stays)}</p>
      <List items={t.of(staysList)} />
      {isAsked ? (
        <div className={styles.ask}>
          <h4 ref={question} tabIndex={-1}>
            {t.of(words.sureTitle)}
          </h4>
          <p>{fill(t.of(words.sure), { email: user.email ?? '' })}</p>
          <Form
            label={t.of(words.sureTitle)}
            button={t.of(words.yes)}
            isBusy={deed.isBusy}
            told={deed.told}
            onSend={(form) => void remove(form)}
            beside={
              <Button look="quiet" onClick={keep}>
                {t.of(words.no)}
              </Button>
            }
          >
            {code.isAsked && <MailedCode id={codeId} user={user} problem={problem} onAgain={() => void code.ask()} />}
          </Form>
        </div>
      ) : (
        <>
          <Button
            ref={begin}
            look="quiet"
            onClick={() => {
              deed.clear();
              setAsked(true);
            }}
          >
            {t.of(words.begin)}
          </Button>
          <ToldOutcome told={deed.told} />
        </>
      )}
    </>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
