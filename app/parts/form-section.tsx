import type { ComponentProps } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { Fold } from '#app/ui/fold.tsx';
import { formSectionWords as words } from '#content/team/form-sections.ts';
import type { Words } from '#contract/words.ts';

type Props = Omit<ComponentProps<typeof Fold>, 'state' | 'onToggle'> & {
  /** How many fields in it are empty that must not be. */
  left: number;
  /** Whether nothing stands in it at all. */
  isEmpty: boolean;
  /** How many of its fields say something, where only some of them do and that is enough. */
  some?: { count: number; all: number } | undefined;
};

/**
 * A part of a long form, which says how far it is. What is not needed is closed: so somebody on a phone sees how much there
 * is, and comes back to where they were.
 */
export function FormSection({ left, isEmpty, some, ...fold }: Props) {
  const t = useWords();
  const filled = some && some.count < some.all ? t(words.some, some) : t(words.filled);
  const state = left > 0 ? t(words.left, { count: left }) : isEmpty ? t(words.optional) : filled;
  return <Fold {...fold} state={state} />;
}

/** What `ui/error-summary.tsx` shows. */
type Summary = Exclude<FormErrors<string>['summary'], false>;

/** A part by what it is called, and whether the control with an id stands in it. */
export type Section = { readonly title: string; readonly has: (id: string) => boolean };

// So many are read one by one; a screen full of them is read by nobody.
const mostNamed = 3;

/** What is wrong with a form in parts: of a part with much of it one line, which leads to the first. */
export function inSections(summary: Summary | false, sections: readonly Section[], t: Words): Summary | false {
  if (!summary) return false;
  let { problems } = summary;
  for (const { title, has } of sections) {
    const its = problems.filter(({ field }) => has(field));
    const [first] = its;
    if (!first || its.length <= mostNamed) continue;
    const line = {
      field: (its.find(({ isMended }) => !isMended) ?? first).field,
      text: t(words.wrong, { part: title, count: its.length }),
      isMended: its.every(({ isMended }) => isMended),
    };
    problems = problems.flatMap((each) => (each === first ? [line] : its.includes(each) ? [] : [each]));
  }
  return { ...summary, problems };
}
