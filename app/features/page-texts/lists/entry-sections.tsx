import { Fragment } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { FormSection, type Section } from '#app/parts/form-section.tsx';
import { listSectionNames } from '#content/team/list-names.ts';
import { entryWords, otherLanguageWords } from '#content/team/page-lists.ts';
import type { EntryProblem, ListField } from '#contract/page-lists.ts';
import { isStopping } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';
import { EntryField, type EntryFieldProps } from './entry-field.tsx';
import { idOf, isBlank, nameOf, otherInputs, ownInputs, type Typed } from './typed-values.ts';

type Props = Omit<EntryFieldProps, 'field' | 'beside'> & {
  fields: readonly ListField[];
  /** What is wrong now. */
  problems: readonly EntryProblem[];
  isNew: boolean;
};

/** The fields of an entry in the language of the page. A long form comes in parts that are closed but for the first. */
export function EntrySections({ fields, problems, isNew, ...field }: Props) {
  const t = useWords();
  return groupsOf(fields).map(({ name, fields: its }, place) => {
    const content = its.map((each) => <EntryField key={each.path} field={each} {...field} />);
    const title = listSectionNames[name];
    if (!title) return content;
    const inputs = ownInputs(its, t.locale);
    const isEmpty = (input: string) => isBlank(field.typed, input);
    if (isNew && its.every(({ isLater }) => isLater) && inputs.every(isEmpty)) return undefined;
    const canWait = its.every(({ canBeUnknown }) => canBeUnknown);
    return (
      <Fragment key={name}>
        <FormSection
          id={`entry-part-${name}`}
          title={t(title)}
          level={3}
          left={leftIn(inputs, problems, field.typed)}
          isEmpty={inputs.every(isEmpty)}
          some={canWait ? { count: inputs.filter((input) => !isEmpty(input)).length, all: inputs.length } : undefined}
          isOpen={place === 0}
        >
          {content}
        </FormSection>
        {place === 0 && fields.some(({ canBeUnknown }) => canBeUnknown) && <p>{t(entryWords.unknown)}</p>}
      </Fragment>
    );
  });
}

/** How many of these inputs are empty and must not be. */
export const leftIn = (inputs: readonly string[], problems: readonly EntryProblem[], typed: Typed): number =>
  problems.filter((each) => isStopping(each) && inputs.includes(nameOf(each)) && isBlank(typed, nameOf(each))).length;

/** The parts that have a name, by the ids of their inputs, which stand after a prefix. */
export const sectionsOf = (fields: readonly ListField[], t: Words): readonly Section[] => {
  const part = (title: string, inputs: readonly string[]): Section => {
    const ends = inputs.map((input) => `-${idOf(input)}`);
    return { title, has: (id) => ends.some((end) => id.endsWith(end)) };
  };
  return [
    ...groupsOf(fields).flatMap(({ name, fields: its }) => {
      const title = listSectionNames[name];
      return title ? [part(t(title), ownInputs(its, t.locale))] : [];
    }),
    part(t(otherLanguageWords.title), otherInputs(fields, t.locale)),
  ];
};

function groupsOf(fields: readonly ListField[]): readonly { name: string; fields: readonly ListField[] }[] {
  const names = [...new Set(fields.map(({ section = '' }) => section))];
  return names.map((name) => ({ name, fields: fields.filter(({ section = '' }) => section === name) }));
}
