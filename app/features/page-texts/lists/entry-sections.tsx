import { useWords } from '#app/i18n/locale.ts';
import { isStoppingEntry } from '#app/lib/forms/check-entry.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { Fold } from '#app/ui/fold.tsx';
import { listSectionNames, listSectionWords as words } from '#content/team/list-names.ts';
import type { EntryProblem, ListField } from '#contract/page-lists.ts';
import type { Words } from '#contract/words.ts';
import { EntryField, type EntryFieldProps } from './entry-field.tsx';
import { idOf, inputsOf, nameOf, type Typed } from './typed-values.ts';

type Props = Omit<EntryFieldProps, 'field'> & {
  fields: readonly ListField[];
  /** What is wrong now. */
  problems: readonly EntryProblem[];
};

/** What `ui/error-summary.tsx` shows. The ids of the inputs stand after a prefix. */
type Summary = Exclude<FormErrors<string>['summary'], false>;

/**
 * The fields of an entry. A long form comes in parts that are closed but for the first, each of which says what is still
 * empty in it: so somebody on a phone sees how much there is, and comes back to where they were.
 */
export function EntrySections({ fields, problems, ...field }: Props) {
  const t = useWords();
  return sectionsOf(fields).map(({ name, fields: its }, place) => {
    const inputs = its.map((each) => <EntryField key={each.path} field={each} {...field} />);
    const title = listSectionNames[name];
    if (!title) return inputs;
    return (
      <Fold
        key={name}
        id={`entry-part-${name}`}
        title={t(title)}
        level={3}
        state={stateOf(its, field.typed, problems, t)}
        isOpen={place === 0}
      >
        {inputs}
      </Fold>
    );
  });
}

type Section = { readonly name: string; readonly fields: readonly ListField[] };

function sectionsOf(fields: readonly ListField[]): readonly Section[] {
  const names = [...new Set(fields.map(({ section = '' }) => section))];
  return names.map((name) => ({ name, fields: fields.filter(({ section = '' }) => section === name) }));
}

const problemsIn = ({ fields }: Section, { problems }: Summary) => {
  const ends = fields.flatMap((field) => inputsOf(field)).map((input) => `-${idOf(input)}`);
  return problems.filter(({ field }) => ends.some((end) => field.endsWith(end)));
};

// So many are read one by one; a screen full of them is read by nobody.
const mostNamed = 3;

/** What is wrong with a form in parts: of a part with much of it one line, which leads to the first. */
export function inParts(summary: Summary | false, fields: readonly ListField[], t: Words): Summary | false {
  if (!summary) return false;
  let { problems } = summary;
  for (const section of sectionsOf(fields)) {
    const its = problemsIn(section, { ...summary, problems });
    const [first] = its;
    const title = listSectionNames[section.name];
    if (!first || !title || its.length <= mostNamed) continue;
    const line = {
      field: (its.find(({ isMended }) => !isMended) ?? first).field,
      text: t(words.wrong, { part: t(title), count: its.length }),
      isMended: its.every(({ isMended }) => isMended),
    };
    problems = problems.flatMap((each) => (each === first ? [line] : its.includes(each) ? [] : [each]));
  }
  return { ...summary, problems };
}

function stateOf(fields: readonly ListField[], typed: Typed, problems: readonly EntryProblem[], t: Words): string {
  const inputs = fields.flatMap((each) => inputsOf(each));
  const isEmpty = (input: string): boolean => (typed[input] ?? '').trim() === '';
  const left = problems.filter(
    (each) => isStoppingEntry(each) && inputs.includes(nameOf(each)) && isEmpty(nameOf(each)),
  );
  if (left.length > 0) return t(words.left, { count: left.length });
  return t(inputs.every(isEmpty) ? words.optional : words.filled);
}
