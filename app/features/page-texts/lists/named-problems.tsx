import type { ComponentProps } from 'react';
import { ErrorSummary } from '#app/ui/error-summary.tsx';

type Props = {
  summary: ComponentProps<typeof ErrorSummary> | false;
  /** What a field is called, by its id; empty where what is said names it. */
  nameOf: (id: string) => string;
};

/** What is wrong with a form in which the same may be said of several fields: each with its name before it. */
export function NamedProblems({ summary, nameOf }: Props) {
  if (!summary) return null;
  const problems = summary.problems.map((problem) => ({
    ...problem,
    text: [nameOf(problem.field), problem.text].filter(Boolean).join(': '),
  }));
  return <ErrorSummary {...summary} problems={problems} />;
}
