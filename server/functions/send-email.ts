import { type Context, Hono } from 'hono';
import { fieldWords } from '#content/answers/fields.ts';
import type { Failure, OrFailure } from '#contract/failures.ts';
import { thingReason } from '#contract/found-fields.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import type { Message, Receipt } from '#contract/message.ts';
import { reasonId, type ReasonId, reasons } from '#contract/reasons.ts';
import type { ReadAccess } from '#server/auth/access.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import { addressBlock, addressSite } from '#server/http/client-address.ts';
import { answerFailure, askInTime } from '#server/http/failures.ts';
import { isOwnPage } from '#server/http/origin.ts';
import { largest, readBody, readFormFields, readJson, typeOf } from '#server/http/read-body.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Limiter } from '#server/limits.ts';
import { composeMessageMail } from '#server/messages/compose-message.ts';
import type { CleanPhoto } from '#server/messages/photo.ts';
import { findReceipt, type NewMessage, storeMessage } from '#server/messages/store-message.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { Database } from '#server/postgres/connect.ts';
import { checkMessage, cleanHtml, localeOf } from './check-message.ts';
import { asMessage, formDraftId, readForm, type FormResult, sendFormBack, thankYou } from './form-post.ts';
import { checkReport, readReport, type ReportPost, sendReportBack } from './report-post.ts';

/** What `send-email` needs. */
type SendEmail = {
  readonly sql: Database;
  readonly limiter: Limiter;
  readonly tries: Limiter;
  /** How many mails about single messages leave in an hour. */
  readonly mostMails: number;
  /** Called when a mail was put into the outbox. */
  readonly onStored: () => void;
  readonly cleanPhoto: CleanPhoto;
  readonly addressOf: (context: Context) => string;
  readonly pages: Pick<Pages, 'sendDrawn'>;
  readonly siteUrl: URL;
  readonly readAccess: ReadAccess;
};

/**
 * The function behind every form of the site (docs/architecture.md): JSON is answered with JSON, a form post
 * of our own pages with a redirect to the thank-you page or with the form and its problems.
 */
export function sendEmail(needs: SendEmail): Hono {
  const app = new Hono();
  app.all('/', async (c) => {
    // Someone whose form came back and who reloads its address: they want the form, not an answer for programs.
    if (c.req.method === 'GET' && c.req.header('accept')?.includes('text/html'))
      return c.redirect(inLocale('/contact', browserLocale(c)), 303);
    if (c.req.method !== 'POST') return answerFailure(c, { code: 'wrong_method' });
    if (!(await isBearerAccepted(c.req.raw, needs.readAccess))) return answerFailure(c, { code: 'invalid_token' });

    const type = typeOf(c);
    if (type === 'application/json') return answerJson(c, needs);
    if (type !== 'application/x-www-form-urlencoded') return answerFailure(c, { code: 'unsupported_type' });
    if (!isOwnPage(c.req.raw.headers, needs.siteUrl)) return answerFailure(c, { code: 'foreign_origin' });
    return answerFormPost(c, needs);
  });
  return app;
}

async function answerJson(c: Context, needs: SendEmail): Promise<Response> {
  const tried = await countTry(c, needs);
  if (tried !== undefined) return answerFailure(c, tried);
  // Only a message with a photo may be large: it says so beforehand, and whether it is true shows after reading.
  const isLarge = Number(c.req.header('content-length') ?? 0) > largest.text;
  const body = await readBody(c.req.raw, isLarge ? largest.withPhoto : largest.text);
  const input = body.ok ? readJson(body.value) : undefined;
  const locale = localeOf(input, c);
  if (!body.ok) return answerFailure(c, { code: body.code }, locale);
  if (input === undefined) return answerFailure(c, { code: 'invalid_message' }, locale);
  if (Buffer.byteLength(body.value) > largest.text && !hasPhoto(input))
    return answerFailure(c, { code: 'too_large' }, locale);

  const checked = checkMessage(input, false);
  const outcome: FormResult = checked.ok
    ? await accept(c, needs, { message: checked.value, locale, draftId: checked.value.id })
    : { ok: false, failure: { code: 'invalid_message', fields: checked.fields } };
  return outcome.ok ? c.json(outcome.value) : answerFailure(c, outcome.failure, locale);
}

async function answerFormPost(c: Context, needs: SendEmail): Promise<Response> {
  const body = await readBody(c.req.raw, largest.form);
  const sent = body.ok ? readFormFields(body.value) : undefined;
  const form = readForm(sent ?? new URLSearchParams());
  const locale = localeOf(form, c);
  const refuse = (failure: Failure): Promise<Response> =>
    sendFormBack(c, failure, { form, locale, pages: needs.pages });
  if (!body.ok) return refuse({ code: body.code });
  if (!sent) return refuse({ code: 'too_large' });
  const report = readReport(sent, form.reason, locale);
  if (report) return answerReportPost(c, needs, report);
  // After reading: the form comes back with the text in it.
  const tried = await countTry(c, needs);
  if (tried !== undefined) return refuse(tried);
  const checked = checkMessage(asMessage(form), true);
  if (!checked.ok) return refuse({ code: 'invalid_message', fields: checked.fields });
  return acceptPost(c, needs, { message: checked.value, locale, later: form.later }, refuse);
}

/** The form of a found or lost thing, posted without scripts. */
async function answerReportPost(c: Context, needs: SendEmail, post: ReportPost): Promise<Response> {
  const refuse = (failure: Failure): Promise<Response> => sendReportBack(c, post, { failure }, needs.pages);
  const tried = await countTry(c, needs);
  if (tried !== undefined) return refuse(tried);
  const checked = checkReport(post);
  if (!checked.ok) return sendReportBack(c, post, checked, needs.pages);
  return acceptPost(c, needs, { message: checked.value, locale: post.locale }, refuse);
}

/** What arrived and was checked. `draftId`: the same one stores nothing twice. */
type Arrived = { readonly message: Message; readonly locale: Locale; readonly draftId: string | undefined };

async function acceptPost(
  c: Context,
  needs: SendEmail,
  { message, locale, later }: Omit<Arrived, 'draftId'> & { readonly later?: string | undefined },
  refuse: (failure: Failure) => Promise<Response>,
): Promise<Response> {
  const draftId = message.id ?? formDraftId(message, addressBlock(needs.addressOf(c)));
  const outcome = await accept(c, needs, { message, locale, draftId });
  if (!outcome.ok) return refuse(outcome.failure);
  return c.redirect(thankYou(c, outcome.value, locale, message, later, needs.siteUrl), 303);
}

async function countTry(c: Context, { tries, addressOf }: SendEmail): Promise<Failure | undefined> {
  const tried = await tries.consume(addressOf(c));
  return tried.ok ? undefined : { code: 'too_many', retryAfterSeconds: tried.wait };
}

/** Stores a checked message, unless it was stored before, a limit is reached or the database is away. */
function accept(c: Context, needs: SendEmail, arrived: Arrived): Promise<FormResult> {
  const { draftId } = arrived;
  return askInTime<Receipt>(
    async () => {
      // A repeated message is answered before any limit: the first answer may have been lost on the way.
      const first = draftId === undefined ? undefined : await findReceipt(needs.sql, draftId);
      if (first) return { ok: true, value: first };
      const limit = await needs.limiter.consume(needs.addressOf(c));
      if (!limit.ok) return { ok: false, failure: { code: 'too_many', retryAfterSeconds: limit.wait } };
      const prepared = await prepare(arrived, needs.cleanPhoto, addressSite(needs.addressOf(c)));
      if (!prepared.ok) return prepared;
      const receipt = await storeMessage(
        needs.sql,
        prepared.value,
        (stored) => composeMessageMail(prepared.value, stored, needs),
        needs.mostMails,
      );
      needs.onStored();
      return { ok: true, value: receipt };
    },
    { away: 'unavailable', tooOften: 'too_many' },
  );
}

async function prepare(
  { message, locale, draftId }: Arrived,
  cleanPhoto: CleanPhoto,
  from: string,
): Promise<OrFailure<NewMessage>> {
  const id: ReasonId | undefined = reasonId(message.reason);
  const isThing = thingReason(id) !== undefined;
  const cleaned = isThing && message.photo ? await cleanPhoto(message.photo, from) : undefined;
  if (cleaned?.ok === false && cleaned.because === 'busy') return { ok: false, failure: { code: 'unavailable' } };
  if (message.photo && !cleaned?.ok)
    return {
      ok: false,
      failure: { code: 'invalid_message', fields: { photo: { code: 'invalid', message: fieldWords.photo } } },
    };
  const value = {
    draftId,
    name: message.name,
    email: message.email,
    reasonId: id,
    reasonLabel: id !== undefined && id === message.reason ? reasons[id][locale] : message.reason,
    message: message.message,
    html: isThing && message.html ? await cleanHtml(message.html) : undefined,
    page: message.page || undefined,
    locale,
    answer: message.answer,
    photo: cleaned?.ok ? cleaned.value : undefined,
    thing: isThing ? message.thing : undefined,
    suspected: message.website?.trim() ? 'honeypot' : undefined,
  };
  return { ok: true, value };
}

function hasPhoto(input: unknown): boolean {
  const { photo, reason } = (input ?? {}) as { photo?: unknown; reason?: unknown };
  return (
    typeof photo === 'string' &&
    photo !== '' &&
    typeof reason === 'string' &&
    thingReason(reasonId(reason)) !== undefined
  );
}

/**
 * Whether the Authorization header may stay: none, the public key, which the client libraries repeat there, or the
 * token of an account. The secret key is for those who run the site, and has no business in a form.
 */
async function isBearerAccepted(request: Request, readAccess: ReadAccess): Promise<boolean> {
  if (!request.headers.has('authorization')) return true;
  try {
    return (await readAccess(request)).kind !== 'service';
  } catch (error) {
    // A message is a visitor's, whoever sends it, and none is lost for want of a second step.
    if (error instanceof Refusal) return error.code === 'insufficient_aal';
    throw error;
  }
}
