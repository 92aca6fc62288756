import { useEffect, useRef, useState } from 'react';
import type { User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import { passwordWords as words } from '#content/account/password.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './parts.module.css';
import { whileSignedIn } from '#app/lib/end-session.ts';
import type { AccountForm } from './use-account-form.ts';

/** The code that the server wants before something important. `ask` has it mailed; from then on its field is there. */
export function useMailedCode(user: User) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);

  async function ask({ tell, fail }: Pick<AccountForm<never>, 'tell' | 'fail'>): Promise<void> {
    const answer = await whileSignedIn(() => askAccount((client) => client.reauthenticate()));
    if (answer === undefined) return;
    if (!answer.ok) return fail(answer);
    // The first time the field itself says it, and takes the focus.
    if (isAsked) tell({ text: t(words.codeSent, { email: user.email ?? '' }) });
    setAsked(true);
  }

  return { isAsked, ask, forget: () => setAsked(false) };
}

type Props = {
  id: string;
  user: User;
  problem: string | undefined;
  mended: string | undefined;
  onAgain: () => void;
  /** What was sent and why; that somebody signed in a while ago unless told otherwise. */
  sent?: Localized;
};

export function MailedCode({ user, onAgain, sent = words.codeAsked, ...field }: Props) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.ask}>
      <p>{t(sent, { email: user.email ?? '' })}</p>
      <CodeField {...field} ref={input} label={t(words.code)} hint={t(words.codeHint)} />
      <Button look="quiet" onClick={onAgain}>
        {t(words.codeAgain)}
      </Button>
    </div>
  );
}
