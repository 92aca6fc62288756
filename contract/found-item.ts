import * as v from 'valibot';
import { contactProblems, textProblems } from './contact.ts';
import { address, line, text } from './fields.ts';
import type { FoundField } from './found-fields.ts';
import { longest } from './limits.ts';
import type { Localized } from './locale.ts';

/**
 * The rules of a report of a found thing. Every answer may be missing (FIND-09), none may be too long:
 * all of them together, with their markup, stay within what one message may hold.
 */
const foundItemSchema = v.object({
  place: line(500),
  item: line(200),
  description: text(5_000),
  name: line(longest.name),
  email: v.union([v.literal(''), address], ({ input }) =>
    String(input).length > longest.email ? 'tooLong' : 'invalid',
  ),
  phone: line(100),
});

/** Checks a report. Gives the words for each faulty field, or the answers as they may be sent. */
export function checkFoundItem(
  answers: Record<FoundField, string>,
): { ok: true; answers: Record<FoundField, string> } | { ok: false; problems: Partial<Record<FoundField, Localized>> } {
  const checked = v.safeParse(foundItemSchema, answers);
  if (checked.success) return { ok: true, answers: checked.output };
  const problems: Partial<Record<FoundField, Localized>> = {};
  for (const issue of checked.issues) {
    const field = issue.path?.[0]?.key as FoundField;
    problems[field] ??= textProblems[issue.message as keyof typeof textProblems] ?? contactProblems.email;
  }
  return { ok: false, problems };
}
