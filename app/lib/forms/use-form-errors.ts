import { useEffect, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import type { Localized } from '#contract/locale.ts';
import type { Words } from '#contract/words.ts';

/** What is wrong with each field. */
export type Problems<Field extends string> = Partial<Record<Field, Localized | string | undefined>>;

/**
 * What is wrong with a form after an attempt to send it. What was mended since says so and stays in the summary, so that
 * nothing moves; what came to be wrong since is said at the next attempt, not while somebody is still typing it.
 * @param fields In the order of the page.
 * @param prefix Begins their ids.
 * @param first What a form that came back from the server was refused for.
 * @param live What is wrong at each render, where a form holds in its state what is typed: typing then needs no `look`.
 */
export function useFormErrors<Field extends string>(
  fields: readonly Field[],
  prefix = '',
  first: Problems<Field> = {},
  live?: Problems<Field>,
) {
  const t = useWords();
  const [refused, setRefused] = useState<{ attempt: number; problems: Problems<Field> }>({
    attempt: 0,
    problems: first,
  });
  const [seen, look] = useState(first);
  const now = live ?? seen;
  const faulty = fields.filter((field) => refused.problems[field]);
  const mended = t(formWords.mended);
  const said = (problem: Localized | string | undefined) => (typeof problem === 'object' ? t(problem) : problem);
  useErrorTitle(
    faulty.some((field) => now[field]),
    t,
  );

  /** Notes an attempt, and nothing wrong where all is taken back. Out: whether something is wrong. */
  function refuse(problems: Problems<Field> = now): boolean {
    setRefused(({ attempt }) => ({ attempt: attempt + 1, problems }));
    look(problems);
    return fields.some((field) => problems[field]);
  }

  return {
    refuse,
    /** Takes what is wrong now, while somebody types. */
    look,
    /** For `ui/error-summary.tsx`, where something was wrong. */
    summary: faulty.length > 0 && {
      title: t(formWords.problem),
      attempt: refused.attempt,
      mended,
      problems: faulty.map((field) => ({
        field: prefix + field,
        text: said(refused.problems[field]) as string,
        isMended: !now[field],
      })),
    },
    /** For `ui/field.tsx`. */
    field: (field: Field) => ({
      id: prefix + field,
      problem: refused.problems[field] && said(now[field]),
      mended: refused.problems[field] && !now[field] ? mended : undefined,
    }),
  };
}

export type FormErrors<Field extends string> = ReturnType<typeof useFormErrors<Field>>;

/** Which field it is, and what is wrong with it. */
export type FieldErrors = ReturnType<FormErrors<string>['field']>;

/** Says "Error: " before the page's title while a form has errors: a screen reader reads it first. */
function useErrorTitle(hasErrors: boolean, t: Words): void {
  useEffect(() => {
    if (!hasErrors) return;
    // The server has marked the title of a form that came back.
    const title = document.title.replace(t(formWords.errorTitle, { title: '' }), '');
    document.title = t(formWords.errorTitle, { title });
    return () => {
      document.title = title;
    };
  }, [hasErrors, t]);
}
