import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { More } from '#app/ui/more.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { textHistoryWords } from '#content/team/page-texts.ts';
import type { TeamMember } from '#contract/inbox.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './page-lists.module.css';

type Props<Value> = {
  words: { readonly [Name in 'title' | 'none' | 'take' | 'builtIn' | 'toBuiltIn' | 'taken']: Localized };
  versions: readonly {
    readonly version: number;
    /** Null: it says nothing that stands in the fields. */
    readonly value: Value | null;
    readonly what: string;
    readonly author: Pick<TeamMember, 'name'> | null;
    readonly createdAt: string;
  }[];
  builtIn: Value | null;
  /** Which of them stands in the fields as it was. */
  taken: string | undefined;
  onTake: (value: Value, id: string) => void;
  /** Shows what one says. */
  children?: (value: Value) => ReactNode;
};

/** Who published what and when. Any of it, and what is built in, can be taken into the fields. */
export function VersionList<Value>({ words, versions, builtIn, taken, onTake, children }: Props<Value>) {
  const t = useWords();
  const all = versions.map(({ version, value, what, author, createdAt }) => {
    const name = author?.name ?? t(textHistoryWords.nobody);
    const title = t(textHistoryWords.entry, { time: timeInWords(createdAt, t), name, what });
    return { id: String(version), title, take: t(words.take), value };
  });
  if (builtIn) all.push({ id: 'built-in', title: t(words.builtIn), take: t(words.toBuiltIn), value: builtIn });
  return (
    <More words={t(words.title)}>
      <ol className={styles.entries}>
        {versions.length === 0 && <li>{t(words.none)}</li>}
        {all.map(({ id, title, take, value }) => (
          <li key={id}>
            <p>
              <strong>{title}</strong>
            </p>
            {value && children?.(value)}
            {value && (
              <p>
                <Button look="quiet" aria-label={`${take}: ${title}`} onClick={() => onTake(value, id)}>
                  {take}
                </Button>
              </p>
            )}
            <Outcome text={taken === id && t(words.taken)} />
          </li>
        ))}
      </ol>
    </More>
  );
}
