import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { contactFields } from '#contract/contact-fields.ts';
import { type Failure, failureStatus, type OrFailure } from '#contract/failures.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import type { Message, Receipt } from '#contract/message.ts';
import { anonymous, isEmailPlaceholder } from '#contract/placeholders.ts';
import { reasonId } from '#contract/reasons.ts';
import type { RefusedForm } from '#contract/site-data.ts';
import { setFailureHeaders, wordsOf } from '#server/http/failures.ts';
import { wayBack } from '#server/http/origin.ts';
import type { Pages } from '#server/pages/pages.ts';

const formFields = [...contactFields, 'id', 'page', 'locale', 'answer', 'website', 'later'] as const;
type Form = Partial<Record<(typeof formFields)[number], string>>;

/** Reads a form post. Of a repeated field the first counts; optional fields that are empty are left out. */
export function readForm(sent: URLSearchParams): Form {
  const form: Form = {};
  for (const field of formFields) {
    // Browsers send line ends as CRLF; the visitor's text has one kind in our mails and counts.
    const value = sent.get(field)?.replaceAll('\r\n', '\n');
    if (value || (value === '' && contactFields.some((name) => name === field))) form[field] = value;
  }
  // The choice that stands in the form at first has no value of its own: for a draft it is nothing typed.
  if (sent.get('answer') === '') form.answer = 'email';
  return form;
}

/** What a form says of its sender: whoever wants no answer need give no address. */
export const asMessage = (form: Form): Form =>
  form.answer === 'none' && form.email?.trim() === '' ? { ...form, email: anonymous.email } : form;

/**
 * A draft id for a form that carries none: the same fields from the same address block give the
 * same id, so a double click stores once.
 */
export function formDraftId({ name, email, reason, message, answer }: Message, block: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, email, reason, message, answer, block]))
    .digest('hex');
  // Version 8 of RFC 9562: a UUID whose bits are our own matter.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** What became of a message: the receipt of the stored one, or why it was not taken. */
export type FormResult = OrFailure<Receipt>;
type FormContext = { form: Form; locale: Locale; pages: Pick<Pages, 'sendDrawn'> };

/** The page that a form without scripts ends on, after what its sender wrote. */
export function thankYou(
  c: Context,
  { reference, status }: Receipt,
  locale: Locale,
  { answer, email }: Pick<Message, 'answer' | 'email'>,
  later: string | undefined,
  siteUrl: URL,
): string {
  const query = new URLSearchParams({
    reference,
    status,
    ...(answer === 'none' && { answer }),
    ...(isEmailPlaceholder(email) && { address: 'none' }),
    ...(later === 'event' && { later }),
  });
  return wayBack(c.req.raw.headers, inLocale(`/thank-you?${query}`, locale), siteUrl);
}

/** Answers a form post that was refused: with the form, its problems and all text kept. */
export async function sendFormBack(
  c: Context,
  failure: Failure,
  { form, locale, pages }: FormContext,
): Promise<Response> {
  setFailureHeaders(c, failure);
  const refused = refusedForm(form, failure, locale);
  return pages.sendDrawn(c, inLocale('/contact', locale), { refused }, failureStatus[failure.code]);
}

function refusedForm(form: Form, failure: Failure, locale: Locale): RefusedForm {
  const reason = form.reason?.trim() ?? '';
  const problems = contactFields.flatMap((field) => {
    const problem = failure.fields?.[field];
    return problem ? [[field, problem.message] as const] : [];
  });
  return {
    typed: {
      name: form.name ?? '',
      email: form.email ?? '',
      reason: reasonId(reason) ?? reason,
      message: form.message ?? '',
      answer: form.answer === 'none' ? 'none' : '',
    },
    problems: Object.fromEntries(problems),
    ...(form.later === 'event' && { later: true }),
    ...(problems.length === 0 && { failure: wordsOf(failure, locale) }),
  };
}
