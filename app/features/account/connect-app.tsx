import type { User } from '@supabase/auth-js';
import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { whileSignedIn } from '#app/lib/account/end-session.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import oneLine from '#app/ui/lines.module.css';
import { CopyIcon } from '#app/ui/tool-icons.tsx';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import type { BegunApp } from './begin-app.tsx';
import { PartForm, useAccountForm } from './form.tsx';
import { MailedCode, useProof } from './mailed-code.tsx';
import styles from './two-steps.module.css';

const fields = ['app-code', 'connect-proof'] as const;
const about = {
  mfa_verification_failed: 'app-code',
  mfa_challenge_expired: 'app-code',
  validation_failed: 'app-code',
} as const;

type Props = {
  user: User;
  app: BegunApp;
  /** Whether it is the account's first: recovery codes come with it. */
  isFirst: boolean;
  onCodes: (codes: readonly string[], outcome: Outcome) => void;
  onDone: (outcome: Outcome) => void;
};

/** Hands the secret over to an app, by picture or as text, and takes the first code from it. */
export function ConnectApp({ user, app, isFirst, onCodes, onDone }: Props) {
  const t = useWords();
  const form = useAccountForm({ fields, about, required: { 'app-code': t(words.codeEmpty) } });
  const { prove, isAsked, field } = useProof(form, user, 'connect-proof');
  const secret = useRef<HTMLElement>(null);
  // The answer to the last code was lost.
  const isUnheard = useRef(false);
  const { isCopied, copy } = useCopy();

  async function confirm(): Promise<void> {
    const code = withoutGaps(form.typed('app-code'));
    const answer = await prove(() => connect(code));
    if (answer === undefined) return;
    isUnheard.current = !answer.ok && answer.because === 'unreachable';
    if (!answer.ok) return form.fail(answer);
    const text = t(isFirst ? words.isOn : words.added);
    if (!isFirst) return onDone({ text });
    const codes = answer.value;
    if (codes) onCodes(codes, { text });
    else onDone({ text: `${text} ${t(words.noCodes)}`, isFailure: true });
  }

  /** Out: the recovery codes of a first app, or nothing when they could not be made. */
  async function connect(code: string): Promise<CallAnswer<readonly string[] | undefined>> {
    const verified = await askAccount((client) => client.mfa.challengeAndVerify({ factorId: app.id, code }));
    if (!verified.ok) return verified;
    if (!isFirst) return { ok: true, value: undefined };
    const made = await askAccount((client) => client.mfa.recoveryCodes.generate());
    return { ok: true, value: made.ok ? made.value.codes : undefined };
  }

  async function cancel(): Promise<void> {
    const answer = await whileSignedIn(() => askAccount((client) => client.mfa.unenroll({ factorId: app.id })));
    if (answer === undefined) return;
    // When it does not reach the server, the server forgets it by itself, but not what a code has connected.
    if (answer.ok || !isUnheard.current) return onDone({ text: t(words.cancelled) });
    if (answer.because === 'unreachable') return form.fail(answer);
    form.tell({ text: t(words.isConnected), isFailure: true });
  }

  async function copySecret(): Promise<void> {
    form.tell(undefined);
    const isDone = await copy(app.secret, secret.current);
    form.tell({ text: t(isDone ? words.secretCopied : words.notCopied), isFailure: !isDone });
  }

  return (
    <>
      <h4 ref={takeFocus} tabIndex={-1}>
        {t(words.scanTitle)}
      </h4>
      <p>{t(words.scan)}</p>
      <img className={styles.picture} src={app.picture} alt={t(words.picture)} width="240" height="240" />
      <p className={styles.onPhone}>
        <a className={oneLine.reach} href={app.uri}>
          {t(words.openApp)}
        </a>
      </p>
      <p className={styles.secretTitle} id="account-secret">
        {t(words.secret)}
      </p>
      <p className={buttonRow.buttons}>
        <code className={styles.secret} ref={secret} aria-labelledby="account-secret" role="group">
          {inGroups(app.secret)}
        </code>
        <Button look="quiet" onClick={() => void copySecret()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {t(words.copySecret)}
        </Button>
      </p>
      <PartForm
        form={form}
        label={t(words.scanTitle)}
        button={t(words.turnOn)}
        onSend={confirm}
        beside={
          <Button look="quiet" onClick={() => void form.once(cancel)}>
            {t(words.cancel)}
          </Button>
        }
      >
        <CodeField {...form.errors.field('app-code')} label={t(words.code)} hint={t(words.codeHint)} isNumeric />
        {isAsked && <MailedCode {...field} />}
      </PartForm>
    </>
  );
}

/** In fours, so that nobody loses the place while typing it over: `ABCD EFGH`. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? secret;
