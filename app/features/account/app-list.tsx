import type { Factor } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { appsOf } from '#app/lib/account/team.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { partWords } from '#content/account/parts.ts';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { PartProps } from './folded-part.tsx';
import partsStyles from './parts.module.css';
import styles from './two-steps.module.css';

type Props = PartProps & {
  apps: readonly Factor[];
  /** Said to the part: the list is gone with the last app. */
  onOutcome: (outcome: Outcome) => void;
};

/** The apps whose codes count, and how to remove one. */
export function AppList({ apps, lookAgain, toTitle, onOutcome }: Props) {
  const t = useWords();
  const { outcome, isBusy, call, fail } = useCall(sentProblem);
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const isLast = apps.length === 1;

  async function remove(app: Factor, name: string): Promise<void> {
    const answer = await call(() => askAccount((client) => client.mfa.unenroll({ factorId: app.id })));
    if (answer === undefined) return;
    // The answer to an earlier press was lost, or another device was quicker.
    const isGone = !answer.ok && answer.because === 'refused' && answer.code === 'mfa_factor_not_found';
    if (!answer.ok && !isGone) return fail(answer);
    // Then this list may be old: another one may have come as well.
    const now = isGone ? await lookAgain() : undefined;
    const wasLast = isGone ? now && appsOf(now).length === 0 : isLast;
    setAsked(undefined);
    onOutcome({ text: t(wasLast ? words.removedLast : words.removed, { name }) });
    toTitle();
    // What the session says about the second step is old now.
    await askAccount((client) => client.refreshSession());
    await lookAgain();
  }

  /** The question goes; its button is there again, and has the focus. */
  function keep(id: string): void {
    flushSync(() => setAsked(undefined));
    list.current?.querySelector<HTMLElement>(`[data-app="${id}"]`)?.focus();
  }

  return (
    <>
      <h4>{t(words.apps)}</h4>
      <ul className={styles.apps} ref={list}>
        {apps.map((app, index) => {
          const name = app.friendly_name || t(words.nameUnknown, { number: index + 1 });
          return (
            <li key={app.id}>
              <p>
                <strong dir="auto">{name}</strong>{' '}
                {t(words.since, { date: dateInWords(app.created_at, t.locale, teamTimeZone) })}
              </p>
              {asked === app.id ? (
                <AskToRemove
                  text={t(isLast ? words.removeLast : words.removeOne, { name })}
                  isBusy={isBusy}
                  onYes={() => void remove(app, name)}
                  onNo={() => keep(app.id)}
                />
              ) : (
                <Button
                  look="quiet"
                  data-app={app.id}
                  aria-label={`${t(words.remove)}: ${name}`}
                  onClick={() => setAsked(app.id)}
                >
                  {t(words.remove)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <DetailedOutcome outcome={outcome} />
    </>
  );
}

type AskToRemoveProps = { text: string; isBusy: boolean; onYes: () => void; onNo: () => void };

/** Asks once more before an app goes, in the place of its button. Its text takes the focus. */
function AskToRemove({ text, isBusy, onYes, onNo }: AskToRemoveProps) {
  const t = useWords();
  return (
    <div className={partsStyles.ask}>
      <p ref={takeFocus} tabIndex={-1}>
        {text}
      </p>
      <p className={buttonRow.buttons}>
        <Button aria-disabled={isBusy} onClick={onYes}>
          {isBusy ? t(partWords.busy) : t(words.removeYes)}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {t(words.removeNo)}
        </Button>
      </p>
    </div>
  );
}
