import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askFunction, type FunctionAnswer } from '#app/lib/ask-function.ts';
import { timeInWords } from '#app/lib/time-in-words.ts';
import { useOnce } from '#app/lib/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { nameOfChange } from './name-of-change.ts';
import { associationWords as words } from '#content/team/association.ts';
import { mailServerKey } from '#contract/mail-server.ts';
import type { SettingsNow } from '#contract/settings.ts';
import styles from './association.module.css';

/** Changes that do not count yet, each with a button that stops it. */
export function WaitingSettings({ now, onChanged }: { now: SettingsNow; onChanged: (now: SettingsNow) => void }) {
  const t = useWords();
  const { isBusy, once, outcome, tell } = useOnce();
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = [...now.settings, { ...now.mail, key: mailServerKey }].flatMap(({ key, waiting: waits }) =>
    waits ? [{ key, ...waits }] : [],
  );

  async function stop(version: number): Promise<void> {
    const answer = (await askFunction('settings/stop', { body: { version } })) as FunctionAnswer<SettingsNow>;
    if (!answer.ok) return tell({ text: accountProblem(answer, t), isFailure: true });
    onChanged(answer.value);
    tell({ text: t(words.stopped) });
    // The button that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="settings-waiting" hidden={waiting.length === 0 && !outcome}>
      <h2 id="settings-waiting" ref={heading} tabIndex={-1}>
        {t(words.waiting)}
      </h2>
      <ul className={styles.list}>
        {waiting.map(({ key, version, value, author, countsFrom }) => (
          <li key={version}>
            <p>
              {t(words.waitingText, {
                name: author?.name ?? t(words.someone),
                setting: t(nameOfChange(key)),
                value: String(value ?? t(words.empty)),
                time: timeInWords(countsFrom, t),
              })}
            </p>
            <Button look="quiet" aria-disabled={isBusy} onClick={() => void once(() => stop(version))}>
              {t(words.stop)}
              <span className="heard">: {t(nameOfChange(key))}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}
