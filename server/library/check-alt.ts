import * as v from 'valibot';
import { fieldWords } from '#content/answers/fields.ts';
import type { FieldProblem } from '#contract/failures.ts';
import { hiddenSigns } from '#contract/hidden-signs.ts';
import { longestAlt } from '#contract/pictures.ts';
import { Failed } from '#server/http/failures.ts';

/** What a picture shows, in both languages. */
type Alt = { readonly alt: string; readonly altDe: string };

// One line of plain text: what nobody sees becomes a space, and PostgreSQL takes no NUL.
const line = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .toWellFormed()
      .replaceAll(hiddenSigns, '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ),
);
export const altSchema = v.object({ alt: v.optional(line, ''), alt_de: v.optional(line, '') });

/** Both texts, each said and short enough. Throws `picture_words` at the one that is not. */
export function checkAlt({ alt, alt_de: altDe }: v.InferOutput<typeof altSchema>): Alt {
  const problems: Record<string, FieldProblem> = {};
  for (const [field, text] of Object.entries({ alt, alt_de: altDe })) {
    if (text === '')
      problems[field] = { code: 'missing', message: field === 'alt' ? fieldWords.shows : fieldWords.showsDe };
    else if ([...text].length > longestAlt) problems[field] = { code: 'too_long', message: fieldWords.showsTooLong };
  }
  if (Object.keys(problems).length > 0) throw new Failed({ code: 'picture_words', fields: problems });
  return { alt, altDe };
}
