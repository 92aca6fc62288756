import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { isElsewhere } from '#app/lib/backend/is-elsewhere.ts';
import { linesOf } from '#app/lib/forms/check-text.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { useStateForm } from '#app/lib/forms/use-state-form.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Form } from '#app/ui/form.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { pageDraftsWords as words } from '#content/team/page-previews.ts';
import { textDialogWords } from '#content/team/page-texts.ts';
import { splitLocale } from '#contract/locale.ts';
import { type DraftOnPage, isStopping } from '#contract/page-texts.ts';
import { SayingFields, sayingFields, sayingName } from './lists/saying-fields.tsx';
import { useSaying } from './lists/use-saying.ts';
import styles from './page-texts.module.css';
import { publishDrafts, undoPublication } from './text-calls.ts';
import { problemInWords } from './text-problem.ts';

type Props = {
  drafts: readonly DraftOnPage[];
  onOpen: (key: string) => void;
  /** Visitors read something else now. */
  onChanged: () => void;
};

const canBePublished = ({ problems, isOvertaken }: DraftOnPage) => !isOvertaken && !problems.some(isStopping);

/** All that one has written on a page and not published: chosen ones go out together, with one sentence. */
export function PageDrafts({ drafts, onOpen, onChanged }: Props) {
  const t = useWords();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { pathname } = usePlace();
  const saying = useSaying(splitLocale(pathname).path);
  const [undoable, setUndoable] = useState<readonly number[]>();
  const publishing = useOnce();
  const { once, isBusy, outcome, tell } = publishing;
  const form = useStateForm({
    fields: sayingFields(t.locale),
    prefix: 'drafts-',
    problems: saying.problems,
    nameOf: (field) => sayingName(field, t),
    by: publishing,
  });
  const ready = drafts.filter(canBePublished);
  const chosen = ready.filter(({ key }) => !left.has(key));

  const publish = () =>
    once(async () => {
      if (chosen.length === 0) return tell({ text: t(words.nothing), isFailure: true });
      const answer = await publishDrafts(chosen, saying.what.trim());
      // Without an answer they stay, to be pressed again: they may be no drafts any more.
      if (answer.ok || answer.because === 'refused') onChanged();
      if (!answer.ok) return tell({ text: sentProblem(answer, t), isFailure: true });
      const done = t(isElsewhere() ? words.publishedElsewhere : words.published, { count: chosen.length });
      setUndoable(answer.value.versions);
      return tell(await saying.tell(done));
    });

  const undo = () =>
    once(async () => {
      if (!undoable) return;
      const answer = await undoPublication(undoable, t(textDialogWords.undone));
      onChanged();
      if (!answer.ok) return tell({ text: sentProblem(answer, t), isFailure: true });
      setUndoable(undefined);
      tell(await saying.takeBack(t(words.isUndone)));
    });

  return (
    <>
      {drafts.length > 0 && (
        <Passing>
          <Form form={form} lead={<h3>{t(words.title, { count: drafts.length })}</h3>} onSend={publish}>
            <p>{t(words.lead)}</p>
            <ul className={styles.versions}>
              {drafts.map((draft) => (
                <li key={draft.key}>
                  <Draft
                    draft={draft}
                    isChosen={chosen.includes(draft)}
                    onChoose={(isChosen) => setLeft(without(left, draft.key, isChosen))}
                    onOpen={() => onOpen(draft.key)}
                  />
                </li>
              ))}
            </ul>
            <SayingFields saying={saying} field={form.errors.field} />
            <p>
              <Button type="submit" aria-disabled={isBusy}>
                {t(words.publish)}
              </Button>
            </p>
          </Form>
        </Passing>
      )}
      <DetailedOutcome outcome={outcome} />
      {undoable && (
        <Passing>
          <p>
            <Button look="quiet" onClick={() => void undo()}>
              {t(words.undo)}
            </Button>
          </p>
        </Passing>
      )}
    </>
  );
}

type DraftProps = {
  draft: DraftOnPage;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
};

function Draft({ draft, isChosen, onChoose, onOpen }: DraftProps) {
  const t = useWords();
  const { text, problems, isOvertaken } = draft;
  const said = linesOf(text[t.locale]).join(' ').trim() || t(words.empty);
  const told = [
    ...(isOvertaken ? [t(words.overtaken)] : []),
    // What stops comes first. Old phones have no `toSorted`.
    ...[...problems.filter(isStopping), ...problems.filter((each) => !isStopping(each))].map((each) =>
      problemInWords(each, t),
    ),
  ];
  return (
    <>
      {canBePublished(draft) ? (
        <CheckBox label={said} isChecked={isChosen} onChange={onChoose} />
      ) : (
        <p>
          {said}
          <br />
          <strong>{t(words.stops)}</strong>
        </p>
      )}
      {told.length > 0 && <Lines of={told} />}
      <p>
        <Button look="quiet" aria-label={`${t(words.open)}: ${said}`} onClick={onOpen}>
          {t(words.open)}
        </Button>
      </p>
    </>
  );
}

function without(all: ReadonlySet<string>, key: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(all);
  if (isChosen) next.delete(key);
  else next.add(key);
  return next;
}
