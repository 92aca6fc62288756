import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { contactFields } from '#contract/contact-fields.ts';
import type { Locale } from '#contract/locale.ts';
import type { Message, Receipt } from '#contract/message.ts';
import { type ReasonId, reasonId, reasons } from '#contract/reasons.ts';
import { fillTemplate } from '#server/template.ts';
import { type Failure, statusOf } from './answers.ts';
import { answerFailure, setFailureHeaders, wordsOf } from './failure-response.ts';

/** The prerendered page that shows a refused form again, and its Content-Security-Policy. */
export type FormTemplates = Readonly<Record<Locale, { html: string; policy: string } | undefined>>;

const formFields = [...contactFields, 'id', 'page', 'locale', 'answer', 'website'] as const;
type Form = Partial<Record<(typeof formFields)[number], string>>;

/** Reads a form post. Of a repeated field the first counts; optional fields that are empty are left out. */
export function readForm(body: string): Form {
  const sent = new URLSearchParams(body);
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

type Outcome = { ok: true; receipt: Receipt } | { ok: false; failure: Failure };
type FormContext = { form: Form; locale: Locale; templates: FormTemplates; siteUrl: URL };

/** Answers a form post: on success a redirect to the thank-you page, else the form with its problems and all text kept. */
export function answerForm(c: Context, outcome: Outcome, { form, locale, templates, siteUrl }: FormContext): Response {
  if (outcome.ok) {
    const { reference, status } = outcome.receipt;
    const path = `${locale === 'de' ? '/de' : ''}/thank-you?${new URLSearchParams({
      reference,
      status,
      ...(form.answer === 'none' && { answer: 'none' }),
    })}`;
    // A site that lies on another host than the backend gets its visitor back.
    const isElsewhere = c.req.header('origin') === siteUrl.origin && siteUrl.host !== c.req.header('host');
    return c.redirect(isElsewhere ? new URL(path, siteUrl).href : path, 303);
  }
  const { failure } = outcome;
  const template = templates[locale];
  if (template === undefined) return answerFailure(c, failure, locale);
  setFailureHeaders(c, failure);
  c.header('Content-Security-Policy', template.policy);
  c.header('Cache-Control', 'no-store');
  return c.html(fillTemplate(template.html, valuesFor(form, failure, locale)), statusOf[failure.code]);
}

function valuesFor(form: Form, failure: Failure, locale: Locale): Record<string, string> {
  const known: ReasonId | undefined = reasonId(form.reason?.trim() ?? '');
  const values: Record<string, string> = {
    ...form,
    reason: known ?? form.reason?.trim() ?? '',
    reasonLabel: known ? reasons[known][locale] : (form.reason?.trim() ?? ''),
    // Options: the one that was chosen comes first.
    'answer.none': form.answer === 'none' ? 'chosen' : '',
    'answer.email': form.answer === 'none' ? '' : 'chosen',
    'problem.form': contactFields.some((field) => failure.fields?.[field]) ? '' : wordsOf(failure, locale),
  };
  for (const field of contactFields) {
    const problem = failure.fields?.[field];
    values[`problem.${field}`] = problem?.message[locale] ?? '';
    values[`invalid.${field}`] = problem ? 'true' : 'false';
  }
  return values;
}
