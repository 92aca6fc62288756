import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/shown/time-in-words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { nameOfChange, valueOfChange } from './name-of-change.ts';
import { associationWords as words } from '#content/team/association.ts';
import type { SettingVersion } from '#contract/settings.ts';
import styles from './association.module.css';

function entryOf({ isStopped, stoppedBy }: Pick<SettingVersion, 'isStopped' | 'stoppedBy'>) {
  if (!isStopped) return words.entry;
  return stoppedBy ? words.entryStopped : words.entryDropped;
}

/** Who changed what, the newest first. */
export function SettingHistory({ history }: { history: readonly SettingVersion[] }) {
  const t = useWords();
  if (history.length === 0) return null;
  return (
    <Disclosure closed={t(words.history)}>
      <ul className={styles.list}>
        {history.map(({ key, about, value, author, at, isStopped, stoppedBy }) => (
          <li key={`${at} ${key}`}>
            {t(entryOf({ isStopped, stoppedBy }), {
              time: timeInWords(at, t),
              name: author?.name ?? t(words.someone),
              setting: nameOfChange({ key, about }, t),
              value: valueOfChange({ key, value }, t),
              stopper: stoppedBy?.name ?? '',
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
