import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { More } from '#app/ui/more.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { listHistoryWords as words } from '#content/team/page-lists.ts';
import { textHistoryWords } from '#content/team/page-texts.ts';
import type { EntryNow, EntryValues } from '#contract/page-lists.ts';
import styles from './page-lists.module.css';

type Props = {
  entry: EntryNow;
  /** Which of them stands in the fields as it was. */
  taken: string | undefined;
  onTake: (values: EntryValues, id: string) => void;
};

/** Who published what and when. What an entry said then, and what is built in, can be taken into the fields. */
export function EntryHistory({ entry: { versions, builtIn }, taken, onTake }: Props) {
  const t = useWords();
  const all = [
    ...versions.map(({ version, values, what, author, createdAt }) => ({
      id: String(version),
      title: t(textHistoryWords.entry, {
        time: timeInWords(createdAt, t),
        name: author?.name ?? t(textHistoryWords.nobody),
        what,
      }),
      take: t(words.take),
      values,
    })),
    ...(builtIn ? [{ id: 'built-in', title: t(words.builtIn), take: t(words.toBuiltIn), values: builtIn }] : []),
  ];
  return (
    <More words={t(words.title)}>
      <ol className={styles.entries}>
        {versions.length === 0 && <li>{t(words.none)}</li>}
        {all.map(({ id, title, take, values }) => (
          <li key={id}>
            <p>
              <strong>{title}</strong>
            </p>
            {values && (
              <Button look="quiet" aria-label={`${take}: ${title}`} onClick={() => onTake(values, id)}>
                {take}
              </Button>
            )}
            <Outcome text={taken === id && t(words.taken)} />
          </li>
        ))}
      </ol>
    </More>
  );
}
