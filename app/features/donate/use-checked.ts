import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useErrorTitle } from '#app/lib/use-error-title.ts';
import { formWords } from '#content/forms/form.ts';

type Problems<Field extends string> = Partial<Record<Field, string | undefined>>;

/**
 * The errors of a form after an attempt to send it. `now` is what is wrong at this moment: an error that
 * was mended since says so and stays in the summary, so that nothing moves.
 * @param form Begins the id of each field: two forms of a page ask for the same.
 */
export function useChecked<Field extends string>(form: string, fields: readonly Field[], now: Problems<Field>) {
  const t = useWords();
  const [refused, setRefused] = useState<{ attempt: number; problems: Problems<Field> }>({ attempt: 0, problems: {} });
  const faulty = fields.filter((field) => refused.problems[field]);
  const mended = t(formWords.mended);
  useErrorTitle(
    faulty.some((field) => now[field]),
    t,
  );

  return {
    /** Notes an attempt and what was wrong with it. Nothing is a good answer too. */
    note: (problems: Problems<Field>) => setRefused(({ attempt }) => ({ attempt: attempt + 1, problems })),
    /** For `ui/error-summary.tsx`. */
    summary: {
      attempt: refused.attempt,
      mended,
      problems: faulty.map((field) => ({
        field: `${form}-${field}`,
        text: refused.problems[field] ?? '',
        isMended: !now[field],
      })),
    },
    /** For `ui/field.tsx`. */
    field: (field: Field) => ({
      id: `${form}-${field}`,
      problem: refused.problems[field] ? now[field] : undefined,
      mended: refused.problems[field] && !now[field] ? mended : undefined,
    }),
  };
}
