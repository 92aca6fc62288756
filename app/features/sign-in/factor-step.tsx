import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { type AnyAnswer, askAccount } from '#app/lib/account/account.ts';
import { appsOf } from '#app/lib/account/team.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { SelectField } from '#app/ui/control-fields.tsx';
import oneLine from '#app/ui/lines.module.css';
import { factorWords as words } from '#content/account/factor-step.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { wayNames } from '#content/frame/ways.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import styles from './sign-in.module.css';
import { signOut } from './sign-out.ts';
import { type Proving, StepBox, StepTitle } from './step-parts.tsx';

type Props = Proving & {
  session: Session;
  onLeft: (left: Outcome) => void;
};

/** Asks for the second step: the code of an app, or a recovery code when the app is gone. */
export function FactorStep({ session, onChecking, onProved, onLeft }: Props) {
  const t = useWords();
  const [isRecovery, setRecovery] = useState(false);
  const asking = useAsking({
    id: 'factor',
    required: { code: t(isRecovery ? words.recoveryMissing : words.codeMissing) },
  });
  const apps = appsOf(session.user);

  async function check(): Promise<void> {
    const code = withoutGaps(asking.typed('code'));
    const factorId = asking.typed('app') || (apps[0]?.id ?? '');
    onChecking?.(true);
    const answer = await asking.ask(t(signInWords.failed), verify(code, factorId));
    if (answer.ok) return onProved();
    onChecking?.(false);
  }

  async function verify(code: string, factorId: string) {
    const answer = await askAccount((client): Promise<AnyAnswer> =>
      isRecovery ? client.mfa.recoveryCodes.verify({ code }) : client.mfa.challengeAndVerify({ factorId, code }),
    );
    return isRecovery ? aboutRecovery(answer) : answer;
  }

  /** The field is another one then, so it takes the focus. */
  function change(): void {
    asking.tell(undefined);
    asking.errors.refuse({});
    flushSync(() => setRecovery(!isRecovery));
    const code = asking.ref.current?.elements.namedItem('code');
    if (code instanceof HTMLInputElement) code.focus();
  }

  return (
    <StepBox>
      <StepTitle>{t(words.title)}</StepTitle>
      <p>{t(words.lead)}</p>
      <AskingForm label={t(words.title)} asking={asking} button={t(signInWords.button)} onSend={check}>
        {!isRecovery && apps.length > 1 && (
          <SelectField id="app" label={t(words.app)} name="app">
            {apps.map(({ id, friendly_name }, index) => (
              <option key={id} value={id}>
                {friendly_name || t(words.unnamed, { number: index + 1 })}
              </option>
            ))}
          </SelectField>
        )}
        <CodeField
          // The one that was typed belongs to the other field.
          key={String(isRecovery)}
          {...asking.field('code')}
          label={t(isRecovery ? words.recovery : words.code)}
          hint={t(isRecovery ? words.recoveryHint : words.codeHint)}
          isNumeric={!isRecovery}
        />
      </AskingForm>
      <div className={styles.beside}>
        <p className={buttonRow.buttons}>
          <Button look="quiet" onClick={change}>
            {t(isRecovery ? words.byApp : words.byRecovery)}
          </Button>
          <Button look="quiet" onClick={() => void signOut(t, onLeft)}>
            {t(words.leave)}
          </Button>
        </p>
        <p className={oneLine.small}>
          {t(words.neither)} <Link to={pathTo('contact')}>{t(wayNames.contact)}</Link>
        </p>
      </div>
    </StepBox>
  );
}

/** What the server says to a code of any kind, about a recovery code. */
const aboutRecovery = <Value,>(answer: CallAnswer<Value>): CallAnswer<Value> =>
  !answer.ok && answer.because === 'refused' && answer.code === 'mfa_verification_failed'
    ? { ...answer, code: 'recovery_code_wrong' }
    : answer;
