import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { isStoppingEntry } from '#app/lib/forms/check-entry.ts';
import { timeInWords } from '#app/lib/shown/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { entryProblemWords } from '#content/answers/lists.ts';
import { textDialogWords, textHistoryWords } from '#content/team/page-texts.ts';
import { entryWords as words, listWords } from '#content/team/page-lists.ts';
import type { Localized } from '#contract/locale.ts';
import { newsList, toldList } from '#contract/news.ts';
import type { EntryNow, EntryProblem } from '#contract/page-lists.ts';
import type { Words } from '#contract/words.ts';
import { DraftLine } from '#app/parts/draft-line.tsx';
import { Telling, tellingId, useTelling } from './telling.tsx';
import { WhatField } from './what-field.tsx';
import { EntryField } from './entry-field.tsx';
import { EntryHistory } from './entry-history.tsx';
import { idOf } from './typed-values.ts';
import styles from './page-lists.module.css';
import { useEntry } from './use-entry.ts';

type Props = Parameters<typeof useEntry>[0];

/** What stands on the news page itself needs no second line there. */
const isOfNews = (key: string): boolean => key === newsList || key === toldList;

/** What was changed, kept with the draft beside the fields. */
const sentence = 'what';

/** The fields of an entry, what is wrong with them, publishing, and what it was before. */
export function EntryForm(props: Props) {
  const t = useWords();
  const { entry } = props;
  const editing = useEntry(props);
  const form = useRef<HTMLFormElement>(null);
  const { [sentence]: what = '' } = editing.typed;
  const [isTried, setTried] = useState(false);
  const telling = useTelling(what);
  const worst = editing.problems.filter(isStoppingEntry);
  const hints = editing.problems.filter((problem) => !isStoppingEntry(problem));
  const isSilent = what.trim() === '' && entry !== undefined;

  async function publish(): Promise<void> {
    setTried(true);
    const [first] = worst;
    const untold = telling.missing && tellingId('entry', telling.missing);
    const wrong = first ? idOf(nameOf(first)) : isSilent ? idOf('what') : untold;
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`#${wrong}`)?.focus();
      return;
    }
    await editing.publish(what.trim() || t(listWords.add), telling.tell);
    setTried(false);
  }

  return (
    <>
      {entry && editing.isOvertaken && <Conflict entry={entry} settle={editing.settle} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        {editing.fields.map((field) => (
          <EntryField
            key={field.path}
            field={field}
            typed={editing.typed}
            change={editing.change}
            problemOf={(name) => {
              const problem = isTried ? worst.find((each) => nameOf(each) === name) : undefined;
              return problem && inWords(problem, t);
            }}
          />
        ))}
        {hints.length > 0 && (
          <>
            <p>{t(textDialogWords.hints)}</p>
            <ul>
              {hints.map((problem) => (
                <li key={nameOf(problem) + problem.about}>{inWords(problem, t)}</li>
              ))}
            </ul>
          </>
        )}
        <DraftLine said={editing.isDraft ? words.draftKept : undefined} onDelete={editing.deleteDraft} />
        {entry && (
          <WhatField
            id={idOf('what')}
            value={what}
            isMissing={isTried && isSilent}
            onChange={(next) => editing.change(sentence, next)}
          />
        )}
        {!isOfNews(props.listKey) && <Telling id="entry" telling={telling} isTried={isTried} />}
        <div className={styles.buttons}>
          <Button type="submit" aria-disabled={editing.isBusy || undefined}>
            {t(words.publish)}
          </Button>
          {editing.undoable && (
            <Button look="quiet" onClick={() => void editing.undo(telling.takeBack)}>
              {t(listWords.undo)}
            </Button>
          )}
        </div>
        <DetailedOutcome outcome={editing.outcome} />
      </form>
      {entry && <EntryHistory entry={entry} onTake={editing.take} />}
    </>
  );
}

/** Says that somebody published while one was writing, and lets one choose. Nothing is lost before. */
function Conflict({ entry, settle }: { entry: EntryNow; settle: (isMine: boolean) => void }) {
  const t = useWords();
  const [newest] = entry.versions;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [newest?.version, entry.textVersion]);
  return (
    <div className={styles.ask} role="group" aria-labelledby="entry-conflict">
      <h3 id="entry-conflict" tabIndex={-1} ref={title}>
        {t(words.conflict)}
      </h3>
      {newest && (
        <p>
          {t(words.conflictBy, {
            name: newest.author?.name ?? t(textHistoryWords.nobody),
            time: timeInWords(newest.createdAt, t),
            what: newest.what,
          })}
        </p>
      )}
      <p>{t(words.conflictText)}</p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => settle(true)}>
          {t(words.mine)}
        </Button>
        <Button look="quiet" onClick={() => settle(false)}>
          {t(words.theirs)}
        </Button>
      </div>
    </div>
  );
}

const nameOf = ({ path, locale }: EntryProblem): string => (locale ? `${path}.${locale}` : path);

const inWords = ({ code, about = '' }: EntryProblem, t: Words): string =>
  t(entryProblemWords[code] as Localized, { about });
