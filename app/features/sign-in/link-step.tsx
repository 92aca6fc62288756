import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { confirmWords as words, linkWords } from '#content/account/confirm.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import type { LinkType, MailLink } from './mail-link.ts';
import styles from './sign-in.module.css';
import { type Proving, StepBox } from './step-parts.tsx';

const kinds = {
  signup: 'address',
  invite: 'address',
  email: 'address',
  magiclink: 'signIn',
  recovery: 'password',
  email_change: 'newAddress',
} as const satisfies Record<LinkType, keyof typeof linkWords>;

type Props = Pick<Proving, 'onProved'> & {
  link: MailLink;
  /** Shows where a new mail can be had on this page. */
  onNew: () => void;
  /** The button is gone that made this come. */
  isAgain?: boolean;
};

/** A link from a mail was opened. Only the button uses it up: programs that look into mails open links too. */
export function LinkStep({ link, onProved, onNew, isAgain }: Props) {
  const t = useWords();
  const asking = useAsking({ id: 'link', required: {} });
  const said = linkWords[kinds[link.type]];
  const [isOver, setOver] = useState(false);

  async function press(): Promise<void> {
    const answer = await asking.ask(
      t(signInWords.failed),
      askAccount((client) => client.verifyOtp({ token_hash: link.token, type: link.type })),
    );
    if (answer.ok) return onProved();
    setOver(answer.because === 'refused');
  }

  return (
    <StepBox>
      <h2 tabIndex={-1} ref={isAgain ? takeFocus : undefined}>
        {t(said.title)}
      </h2>
      <p>{t(said.text)}</p>
      <AskingForm label={t(said.title)} asking={asking} button={t(said.button)} onSend={press}>
        {null}
      </AskingForm>
      {isOver && (
        <div className={styles.beside}>
          {kinds[link.type] === 'address' && (
            <p>
              {t(words.already)} <Link to={pathTo('account')}>{t(confirmedWords.account)}</Link>
            </p>
          )}
          <p>
            {t(words.expired)} {t(words.newMail)}
          </p>
          <p>
            <NewMail type={link.type} onNew={onNew} />
          </p>
        </div>
      )}
    </StepBox>
  );
}

/** The way to a new mail when the link has ended. */
function NewMail({ type, onNew }: { type: LinkType; onNew: () => void }) {
  const t = useWords();
  if (type === 'magiclink') return <Link to={pathTo('signin')}>{t(words.bySignIn)}</Link>;
  if (type === 'email_change') return <Link to={pathTo('account')}>{t(words.byAccount)}</Link>;
  return (
    <Button look="quiet" onClick={onNew}>
      {t(type === 'recovery' ? words.byReset : words.byCode)}
    </Button>
  );
}
