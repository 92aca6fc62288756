import { useWords } from '#app/i18n/locale.ts';
import { FormSection, type Section } from '#app/parts/form-section.tsx';
import { listSectionNames } from '#content/team/list-names.ts';
import type { EntryProblem, ListField } from '#contract/page-lists.ts';
import { isStopping } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';
import { EntryField, type EntryFieldProps } from './entry-field.tsx';
import { idOf, inputsOf, nameOf } from './typed-values.ts';

type Props = Omit<EntryFieldProps, 'field'> & {
  fields: readonly ListField[];
  /** What is wrong now. */
  problems: readonly EntryProblem[];
};

/** The fields of an entry. A long form comes in parts that are closed but for the first. */
export function EntrySections({ fields, problems, ...field }: Props) {
  const t = useWords();
  return groupsOf(fields).map(({ name, fields: its }, place) => {
    const content = its.map((each) => <EntryField key={each.path} field={each} {...field} />);
    const title = listSectionNames[name];
    if (!title) return content;
    const inputs = its.flatMap((each) => inputsOf(each));
    const isEmpty = (input: string): boolean => (field.typed[input] ?? '').trim() === '';
    const left = problems.filter((each) => isStopping(each) && inputs.includes(nameOf(each)) && isEmpty(nameOf(each)));
    return (
      <FormSection
        key={name}
        id={`entry-part-${name}`}
        title={t(title)}
        level={3}
        left={left.length}
        isEmpty={inputs.every(isEmpty)}
        isOpen={place === 0}
      >
        {content}
      </FormSection>
    );
  });
}

/** The parts that have a name, by the ids of their inputs, which stand after a prefix. */
export const sectionsOf = (fields: readonly ListField[], t: Words): readonly Section[] =>
  groupsOf(fields).flatMap(({ name, fields: its }) => {
    const title = listSectionNames[name];
    const ends = its.flatMap((field) => inputsOf(field)).map((input) => `-${idOf(input)}`);
    return title ? [{ title: t(title), has: (id: string) => ends.some((end) => id.endsWith(end)) }] : [];
  });

function groupsOf(fields: readonly ListField[]): readonly { name: string; fields: readonly ListField[] }[] {
  const names = [...new Set(fields.map(({ section = '' }) => section))];
  return names.map((name) => ({ name, fields: fields.filter(({ section = '' }) => section === name) }));
}
