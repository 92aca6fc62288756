import * as v from 'valibot';
import type { ContactField } from './contact-fields.ts';
import type { Result } from './failures.ts';
import { address, line, text } from './fields.ts';
import { longest } from './limits.ts';
import type { Localized } from './locale.ts';
import { emailPlaceholders } from './placeholders.ts';
import { seenLength } from './said.ts';

const seen = (least: number) => v.check((text: string) => seenLength(text) >= least, 'tooShort');

/** The rules of the contact form (CONT-02 to CONT-05), used by the browser and by the server. */
const contactSchema = v.object({
  name: v.pipe(line(longest.name), seen(2)),
  email: address,
  reason: v.pipe(line(longest.reason), v.minLength(1, 'missing')),
  message: v.pipe(text(longest.message), seen(10)),
});

/** The same for whoever wants no answer: they need give no address, and what stands for none is one. */
const unanswered = v.object({
  ...contactSchema.entries,
  email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), v.picklist(emailPlaceholders), address], 'invalid'),
});

/** The rules for somebody who wants this answer. */
export const contactRules = (answer: unknown) => (answer === 'none' ? unanswered : contactSchema);

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
    en: 'This text has invisible characters that we can’t send. Please type it again.',
    de: 'Dieser Text hat unsichtbare Zeichen, die wir nicht senden können. Bitte tippe ihn neu.',
  },
} as const satisfies Record<string, Localized>;

/** A filled-in form as it may be sent, or the words for each faulty field. */
export type CheckedForm<Values, Field extends string> = Result<
  Values,
  { readonly problems: Partial<Record<Field, Localized>> }
>;

/** Checks a filled-in form. `own`: the words of the rule of each field; one without says by itself what is wrong. */
export function checkForm<Schema extends v.GenericSchema, Field extends string>(
  schema: Schema,
  values: Record<Field, string>,
  own: Partial<Record<Field, Localized>>,
): CheckedForm<v.InferOutput<Schema>, Field> {
  const checked = v.safeParse(schema, values);
  if (checked.success) return { ok: true, value: checked.output };
  const problems: Partial<Record<Field, Localized>> = {};
  for (const issue of checked.issues) {
    const field = issue.path?.[0]?.key as Field;
    const words = textProblems[issue.message as keyof typeof textProblems] ?? own[field];
    if (words) problems[field] ??= words;
  }
  return { ok: false, problems };
}

/** Checks the contact form. */
export const checkContact = (
  values: Record<ContactField, string> & { readonly answer?: string },
): CheckedForm<Contact, ContactField> =>
  checkForm<ReturnType<typeof contactRules>, ContactField>(contactRules(values.answer), values, contactProblems);
