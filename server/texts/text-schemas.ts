import * as v from 'valibot';
import { hiddenSigns } from '#contract/hidden-signs.ts';
import { longestPageTexts, type PageText } from '#contract/page-texts.ts';
import { said } from '#contract/said.ts';
import { fields } from '#server/http/read-fields.ts';

const line = v.pipe(v.string(), v.maxLength(longestPageTexts.line), v.transform(cleaned));
const one = v.union([line, v.pipe(v.array(line), v.maxLength(longestPageTexts.lines))]);

/** A text in both languages: a few thousand characters, or lines of them. */
export const textSchema: v.GenericSchema<unknown, PageText> = v.strictObject({ en: one, de: one });

/** One sentence on what was changed. */
export const whatSchema = v.pipe(v.string(), v.transform(cleaned), v.maxLength(longestPageTexts.what));

/** What is sent about a text. */
export const aboutText = {
  key: v.pipe(v.string(), v.maxLength(longestPageTexts.key)),
  beganWith: fields.seen,
};

// What nobody sees, and what is no sign of a text: it would end a feed in the middle.
export function cleaned(text: string): string {
  return said(
    text
      .replaceAll('\r\n', '\n')
      .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
      .replaceAll(hiddenSigns, ''),
  );
}
