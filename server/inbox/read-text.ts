import * as v from 'valibot';
import { fieldWords } from '#content/answers/fields.ts';
import { textProblems } from '#contract/contact.ts';
import { text } from '#contract/fields.ts';
import { Failed } from '#server/http/failures.ts';

const problems = { ...textProblems, missing: fieldWords.text };

/** Text that the team wrote: trimmed, with one kind of line ends. Throws the words for what is empty, too long or unprintable. */
export function readText(typed: string, longest: number): string {
  const checked = v.safeParse(v.pipe(text(longest), v.minLength(1, 'missing')), typed.replace(/\r\n?/gu, '\n'));
  if (checked.success) return checked.output;
  const code = checked.issues[0].message as keyof typeof problems;
  throw new Failed({ code: 'invalid_request', fields: { text: { code, message: problems[code] } } });
}
