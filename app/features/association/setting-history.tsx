import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import teamLook from '#app/parts/team.module.css';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { associationWords as words } from '#content/team/association.ts';
import type { SettingsNow, SettingVersion } from '#contract/settings.ts';
import { bringBack, canBringBack } from './bring-back.ts';
import { nameOfChange, valueOfChange } from './name-of-change.ts';

function entryOf({ isStopped, stoppedBy }: Pick<SettingVersion, 'isStopped' | 'stoppedBy'>) {
  if (!isStopped) return words.entry;
  return stoppedBy ? words.entryStopped : words.entryDropped;
}

/** Who changed what, the newest first, and the way back to each value. */
export function SettingHistory({ now }: { now: SettingsNow }) {
  const t = useWords();
  if (now.history.length === 0) return null;
  return (
    <Disclosure closed={t(words.history)}>
      <p>{t(words.bringBackHow)}</p>
      <ul className={teamLook.list}>
        {now.history.map((version) => (
          <li key={`${version.at} ${version.key}`}>
            <p>
              {t(entryOf(version), {
                time: timeInWords(version.at, t),
                name: version.author?.name ?? t(words.someone),
                setting: nameOfChange(version, t),
                value: valueOfChange(version, t),
                stopper: version.stoppedBy?.name ?? '',
              })}
            </p>
            {canBringBack(version, now) && (
              <Button look="quiet" onClick={() => bringBack(version)}>
                {t(words.bringBack)}
                <span className="heard">
                  : {nameOfChange(version, t)}, {valueOfChange(version, t)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
