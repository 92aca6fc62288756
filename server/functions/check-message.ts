import type { Context } from 'hono';
import type { IFrame, IOptions } from 'sanitize-html';
import * as v from 'valibot';
import { fieldWords } from '#content/answers/fields.ts';
import { contactFields } from '#contract/contact-fields.ts';
import { contactProblems, contactRules, textProblems } from '#contract/contact.ts';
import type { FieldProblem, Result } from '#contract/failures.ts';
import { hiddenSigns } from '#contract/hidden-signs.ts';
import { isLocale, type Locale, type Localized } from '#contract/locale.ts';
import { type Message, messageSchema } from '#contract/message.ts';
import { isContactReason, reasonId } from '#contract/reasons.ts';
import { browserLocale } from '#server/http/browser-locale.ts';

const otherProblems = {
  ...textProblems,
  missing: fieldWords.missing,
  invalid: fieldWords.invalid,
} as const satisfies Record<string, Localized>;

/**
 * Checks what came in. The contact form's own rules and texts apply to its reasons, and to every
 * form post (`isContactForm`), whose reason may be the very thing that is missing.
 */
export function checkMessage(
  input: unknown,
  isContactForm: boolean,
): Result<Message, { fields: Record<string, FieldProblem> }> {
  const checked = v.safeParse(messageSchema, input);
  const fields: Record<string, FieldProblem> = {};
  for (const [field, code] of codes(checked.issues))
    fields[field] = { code, message: otherProblems[code as keyof typeof otherProblems] ?? otherProblems.invalid };
  if (isContactForm || isContactReason(reasonIdOf(input))) {
    for (const [field, code] of codes(v.safeParse(contactRules(answerOf(input)), input).issues)) {
      const known = contactFields.find((name) => name === field);
      if (known)
        fields[field] = { code, message: textProblems[code as keyof typeof textProblems] ?? contactProblems[known] };
    }
  }
  if (checked.success && Object.keys(fields).length === 0) return { ok: true, value: checked.output };
  // In the order of the form, in which a person reads them.
  const inOrder = Object.keys(messageSchema.entries).flatMap((field) =>
    fields[field] ? [[field, fields[field]] as const] : [],
  );
  return { ok: false, fields: Object.fromEntries(inOrder) };
}

/** The language of the sender: what the message says, else what the browser asks for. */
export function localeOf(input: unknown, c: Context): Locale {
  const said = (input as { locale?: unknown } | null)?.locale;
  return isLocale(said) ? said : browserLocale(c);
}

const answerOf = (input: unknown): unknown => (input as { answer?: unknown } | null)?.answer;

function reasonIdOf(input: unknown): ReturnType<typeof reasonId> {
  const reason = (input as { reason?: unknown } | null)?.reason;
  return typeof reason === 'string' ? reasonId(reason.trim()) : undefined;
}

// The first fault of each field. Faults of type have the library's own English words: they become codes.
function codes(issues: readonly v.BaseIssue<unknown>[] | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const issue of issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (field === '' || found.has(field)) continue;
    const ours = /^\w+$/u.test(issue.message);
    found.set(field, ours ? issue.message : issue.input === undefined ? 'missing' : 'invalid');
  }
  return found;
}

/** The one link that our own report has (FIND-11). */
const mapLink = /^https:\/\/www\.google\.com\/maps\?q=-?\d{1,3}\.\d{1,6},-?\d{1,3}\.\d{1,6}$/u;

const allowed = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'h1', 'h2', 'h3'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // Anybody can send a report, and the team opens its links: any other link is only text.
  exclusiveFilter: ({ tag, attribs: { href = '' }, text }: IFrame) =>
    tag === 'a' && (text !== href || !mapLink.test(href)) ? 'excludeTag' : false,
} satisfies IOptions;

/** The report of a found item with nothing in it but plain structure and the link to the map. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html.replaceAll(hiddenSigns, ''), allowed);
}
