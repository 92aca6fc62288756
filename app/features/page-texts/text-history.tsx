import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { More } from '#app/ui/more.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { textHistoryWords as words } from '#content/team/page-texts.ts';
import type { PageText, TextNow, TextVersion } from '#contract/page-texts.ts';
import styles from './page-texts.module.css';
import { Quoted } from './quoted.tsx';
import { shownText } from './values.ts';

type Props = {
  text: TextNow;
  /** Which of them stands in the fields as it was. */
  taken: string | undefined;
  onTake: (text: PageText, id: string) => void;
};

/** Who published what and when. Any of it, and what is built in, can be taken into the fields. */
export function TextHistory({ text, taken, onTake }: Props) {
  const t = useWords();
  const { versions, builtIn } = text;
  const now = shownText(text);
  const auth = useAuth();
  const nameOf = ({ author }: TextVersion): string => {
    if (!author) return t(words.nobody);
    return auth.status === 'signed-in' && auth.session.user.id === author.id ? t(words.me) : author.name;
  };
  return (
    <More words={t(words.title)}>
      <ol className={styles.versions}>
        {versions.length === 0 && <li>{t(words.none)}</li>}
        {versions.map((version) => {
          const { what, text, createdAt } = version;
          const entry = t(words.entry, { time: timeInWords(createdAt, t), name: nameOf(version), what });
          const id = String(version.version);
          return (
            <li key={id}>
              <Entry
                title={entry}
                text={text ?? builtIn}
                now={now}
                take={t(words.take)}
                onTake={() => onTake(text ?? builtIn, id)}
              />
              <Outcome text={taken === id && t(words.taken)} />
            </li>
          );
        })}
        <li>
          <Entry
            title={t(words.builtIn)}
            text={builtIn}
            now={now}
            take={t(words.toBuiltIn)}
            onTake={() => onTake(builtIn, 'built-in')}
          />
          <Outcome text={taken === 'built-in' && t(words.taken)} />
        </li>
      </ol>
    </More>
  );
}

type EntryProps = {
  title: string;
  text: PageText;
  /** What visitors read. */
  now: PageText;
  take: string;
  onTake: () => void;
};

function Entry({ title, text, now, take, onTake }: EntryProps) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <Quoted text={text} unlike={now} />
      <p>
        <Button look="quiet" aria-label={`${take}: ${title}`} onClick={onTake}>
          {take}
        </Button>
      </p>
    </>
  );
}
