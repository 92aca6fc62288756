import * as v from 'valibot';
import type { ContactField } from './contact-fields.ts';
import { address, line, text } from './fields.ts';
import { longest } from './limits.ts';
import type { Localized } from './locale.ts';

/** The rules of the contact form (CONT-02 to CONT-05), used by the browser and by the server. */
export const contactSchema = v.object({
  name: v.pipe(line(longest.name), v.minLength(2, 'tooShort')),
  email: address,
  reason: v.pipe(line(longest.reason), v.minLength(1, 'missing')),
  message: v.pipe(text(longest.message), v.minLength(10, 'tooShort')),
});

export type Contact = v.InferOutput<typeof contactSchema>;

/** A visitor is told one thing a field: the rule of the field, or what else is wrong with the text. */
export const contactProblems = {
  name: { en: 'Name must be at least 2 characters.', de: 'Der Name muss mindestens 2 Zeichen haben.' },
  email: { en: 'Please enter a valid email address.', de: 'Bitte gib eine gültige E-Mail-Adresse ein.' },
  reason: { en: 'Please select a reason for contact.', de: 'Bitte wähle einen Grund für deine Nachricht.' },
  message: { en: 'Message must be at least 10 characters.', de: 'Die Nachricht muss mindestens 10 Zeichen haben.' },
} as const satisfies Record<ContactField, Localized>;

/** What any text field can suffer from besides its own rule. */
export const textProblems = {
  tooLong: {
    en: 'This text is too long. Please shorten it.',
    de: 'Dieser Text ist zu lang. Bitte kürze ihn.',
  },
  controlCharacters: {
    en: 'This text has invisible characters that we cannot send. Please type it again.',
    de: 'Dieser Text hat unsichtbare Zeichen, die wir nicht senden können. Bitte tippe ihn neu.',
  },
} as const satisfies Record<string, Localized>;

/** Checks a filled-in form. Returns the words for each faulty field, or the values to send. */
export function checkContact(
  values: Record<ContactField, string>,
): { ok: true; values: Contact } | { ok: false; problems: Partial<Record<ContactField, Localized>> } {
  const checked = v.safeParse(contactSchema, values);
  if (checked.success) return { ok: true, values: checked.output };
  const problems: Partial<Record<ContactField, Localized>> = {};
  for (const issue of checked.issues) {
    const field = issue.path?.[0]?.key as ContactField;
    problems[field] ??= textProblems[issue.message as keyof typeof textProblems] ?? contactProblems[field];
  }
  return { ok: false, problems };
}
