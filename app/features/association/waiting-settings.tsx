import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { takeFocusLate } from '#app/lib/browser/take-focus.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import teamLook from '#app/parts/team.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { associationWords as words } from '#content/team/association.ts';
import { mailServerKey } from '#contract/mail-server.ts';
import { roleKey, type SettingsNow } from '#contract/settings.ts';
import { askSettings, type PartProps } from './ask-settings.ts';
import { nameOfChange, valueOfChange } from './name-of-change.ts';

/** Changes that do not count yet, each with a button that stops it. */
export function WaitingSettings({ now, onChanged }: PartProps) {
  const t = useWords();
  const { isBusy, once, outcome, tell } = useOnce();
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = allOf(now).flatMap(({ key, about, waiting: waits }) => (waits ? [{ key, about, ...waits }] : []));

  async function stop(version: number): Promise<void> {
    const answer = await askSettings('/stop', { body: { version } });
    if (!answer.ok) return tell({ text: accountProblem(answer, t), isFailure: true });
    onChanged(answer.value);
    tell({ text: t(words.stopped) });
    // The button that had the focus is gone.
    takeFocusLate(heading.current);
  }

  return (
    <section aria-labelledby="settings-waiting" hidden={waiting.length === 0 && !outcome}>
      <h2 id="settings-waiting" ref={heading} tabIndex={-1}>
        {t(words.waiting)}
      </h2>
      <ul className={teamLook.list}>
        {waiting.map(({ key, about, version, value, author, countsFrom }) => (
          <li key={version}>
            <p>
              {t(words.waitingText, {
                name: author?.name ?? t(words.someone),
                setting: nameOfChange({ key, about }, t),
                value: valueOfChange({ key, value }, t),
                time: timeInWords(countsFrom, t),
              })}
            </p>
            <Button look="quiet" aria-disabled={isBusy} onClick={() => void once(() => stop(version))}>
              {t(words.stop)}
              <span className="heard">: {nameOfChange({ key, about }, t)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}

/** All that can wait, in the order of the page. */
const allOf = ({ settings, mail, people }: SettingsNow) => [
  ...settings.map(({ key, waiting }) => ({ key, about: null, waiting })),
  { key: mailServerKey, about: null, waiting: mail.waiting },
  ...people.map(({ id, email, waiting }) => ({ key: roleKey(id), about: email, waiting })),
];
