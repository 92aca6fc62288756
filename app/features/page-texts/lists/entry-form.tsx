import { useEffect, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { isElsewhere } from '#app/lib/backend/is-elsewhere.ts';
import { useStateForm } from '#app/lib/forms/use-state-form.ts';
import { placeOf } from '#app/lib/published/events.ts';
import { ConflictBox, type Differing } from '#app/parts/conflict-box.tsx';
import { inSections } from '#app/parts/form-section.tsx';
import { pathToEvent } from '#app/paths.ts';
import { Form } from '#app/ui/form.tsx';
import { entryProblemWords } from '#content/answers/lists.ts';
import { listHistoryWords, listWords, otherLanguageWords } from '#content/team/page-lists.ts';
import { textHistoryWords } from '#content/team/page-texts.ts';
import { eventsKey } from '#contract/events.ts';
import { inLocale, type Localized } from '#contract/locale.ts';
import { newsList, toldList } from '#contract/news.ts';
import type { EntryNow, EntryProblem, ListedEntry } from '#contract/page-lists.ts';
import { isStopping } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';
import { inputName, labelOf } from './entry-field.tsx';
import { EntrySections, sectionsOf } from './entry-sections.tsx';
import { OtherLanguage } from './other-language.tsx';
import { PublishPart } from './publish-part.tsx';
import { sayingFields, sayingName } from './saying-fields.tsx';
import { TakeOver } from './take-over.tsx';
import { idOf, inputsOf, isBlank, isInBoth, nameOf, otherInputs, ownInputs, typedOf } from './typed-values.ts';
import { useEntry } from './use-entry.ts';
import { type SayingField, useSaying } from './use-saying.ts';
import { VersionList } from './version-list.tsx';

type Props = Parameters<typeof useEntry>[0] & {
  /** What a new entry can begin with. */
  others: readonly ListedEntry[];
};

/** What stands on the news page itself needs no second line there. */
const isOfNews = (key: string): boolean => key === newsList || key === toldList;

/** The fields of an entry, what is wrong with them, publishing, and what it was before. */
export function EntryForm(props: Props) {
  const t = useWords();
  const { entry } = props;
  const editing = useEntry(props);
  // Above what was pressed and what is said of it nothing comes or goes: not every browser holds a page in its place then.
  const [wasNew] = useState(entry === undefined);
  // Of an entry that was just added nothing has changed.
  const asksWhat = entry !== undefined && (!wasNew || editing.isDraft);
  const [own, others] = [ownInputs(editing.fields, t.locale), otherInputs(editing.fields, t.locale)];
  // One language after the other. What is there in both already is all shown.
  const [other, setOther] = useState<'later' | 'next' | 'shown'>(
    others.length > 0 && others.every((input) => isBlank(editing.typed, input)) ? 'later' : 'shown',
  );
  const isOneLanguage = other === 'later';
  const asked = (isOneLanguage ? own : [...own, ...others]).map(idOf);
  const saying = useSaying(`${props.listKey} ${props.id}`);
  const problems = editing.problems(isOneLanguage);
  const hints = problems.filter((problem) => !isStopping(problem)).map((problem) => inWords(problem, t));
  const names = new Map(
    editing.fields.flatMap((field) =>
      inputsOf(field, t.locale).map((input) => [idOf(input), inputName(field, input, t)]),
    ),
  );
  const { pathname } = usePlace();
  // With or without the question mark it is another address, so the page is loaded anew, and shows the entry where it has a
  // place of its own.
  const seenAt =
    props.listKey === eventsKey
      ? inLocale(pathToEvent(placeOf(props)), t.locale)
      : `${pathname}${location.href.includes('?') ? '' : '?'}#${props.id}`;
  const [newest] = entry?.versions ?? [];
  const differing = ({ values }: EntryNow): Differing[] => {
    const theirs = typedOf(editing.fields, values);
    return editing.fields.flatMap((field) =>
      inputsOf(field, t.locale)
        .filter((input) => (editing.typed[input] ?? '') !== theirs[input])
        .map((input) => ({
          name: inputName(field, input, t),
          ...(isInBoth(field) && { theirs: theirs[input], lang: input.slice(field.path.length + 1) }),
        })),
    );
  };
  const before = entry && typedOf(editing.fields, entry.values);
  const isAsBefore = (input: string) => editing.typed[input] === before?.[input];
  /** What says something new in one language alone: so it can be meant, but nobody shall overlook it. */
  const onlyOwn = editing.fields.flatMap((field) => {
    const [mine = '', its] = inputsOf(field, t.locale);
    return before && its !== undefined && !isAsBefore(mine) && isAsBefore(its) ? [labelOf(field.path, t)] : [];
  });
  const worst = (id: string) => {
    const problem = problems.find((each) => isStopping(each) && idOf(nameOf(each)) === id);
    return problem && inWords(problem, t);
  };
  const form = useStateForm<string>({
    fields: isOneLanguage ? asked : [...asked, ...sayingFields(t.locale)],
    prefix: 'entry-',
    problems: {
      ...Object.fromEntries(asked.map((id) => [id, worst(id)])),
      ...(!isOneLanguage && saying.problems),
      ...(!asksWhat && { what: undefined }),
    },
    nameOf: (id) => names.get(id) ?? sayingName(id as SayingField, t),
    by: editing,
    keepsTyped: true,
  });

  const { fields, typed, change } = editing;
  const asking = { fields, typed, problems, change, said: (name: string) => form.errors.field(idOf(name)) };
  const takeOver: typeof editing.takeOver = (values) => {
    editing.takeOver(values);
    setOther('shown');
  };

  const summary = inSections(form.errors.summary, sectionsOf(editing.fields, t), t);
  const attempt = summary ? summary.attempt : 0;
  useEffect(() => {
    const { activeElement } = document;
    // It has the focus. Higher than the screen, it would be shown from its end to whoever comes from below.
    if (attempt > 0 && activeElement && activeElement.getBoundingClientRect().top < 0) activeElement.scrollIntoView();
  }, [attempt]);

  return (
    <>
      {entry && editing.isOvertaken && (
        <ConflictBox
          about={`${newest?.version} ${entry.textVersion}`}
          by={
            // A text of the entry is published by itself: nobody is named here then.
            newest && newest.version !== editing.seen.version
              ? {
                  name: newest.author?.name ?? t(textHistoryWords.nobody),
                  at: newest.createdAt,
                  what: newest.what,
                }
              : undefined
          }
          differing={differing(entry)}
          onMine={() => editing.settle(true)}
          onTheirs={() => editing.settle(false)}
        />
      )}
      <Form
        form={{ ...form, errors: { ...form.errors, summary } }}
        onSend={() =>
          isOneLanguage ? setOther('next') : editing.publish(saying.what.trim() || t(listWords.add), saying.tell)
        }
      >
        {wasNew && props.others.length > 0 && (
          <TakeOver listKey={props.listKey} others={props.others} onTake={takeOver} />
        )}
        <EntrySections {...asking} isNew={wasNew} />
        {!isOneLanguage && others.length > 0 && <OtherLanguage {...asking} takesFocus={other === 'next'} />}
        {onlyOwn.length > 0 && <p>{t(otherLanguageWords.onlyOwn, { fields: onlyOwn.join(', ') })}</p>}
        <PublishPart
          hints={hints}
          next={isOneLanguage ? { why: t(otherLanguageWords.notYet), label: t(otherLanguageWords.next) } : undefined}
          editing={editing}
          seenAt={entry?.state === 'shown' && !isElsewhere() ? seenAt : undefined}
          form={form}
          saying={saying}
          asksWhat={asksWhat}
          canBeAnnounced={!isOfNews(props.listKey)}
        />
      </Form>
      {entry && (
        <VersionList
          words={listHistoryWords}
          versions={entry.versions.map((version) => ({ ...version, value: version.values }))}
          builtIn={entry.builtIn}
          taken={editing.taken}
          onTake={editing.take}
        />
      )}
    </>
  );
}

const inWords = (problem: EntryProblem, t: Words): string =>
  t(entryProblemWords[problem.code] as Localized, { about: problem.about ?? '' });
