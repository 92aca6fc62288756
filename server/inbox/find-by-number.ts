import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { statusFormWords } from '#content/answers/status-form.ts';
import { failureStatus } from '#contract/failures.ts';
import { address } from '#contract/fields.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { emailPlaceholders } from '#contract/placeholders.ts';
import { readReference } from '#contract/reference.ts';
import { statusPath } from '#contract/status.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, askInTime, setFailureHeaders, wordsOf } from '#server/http/failures.ts';
import { isOwnPage, wayBack } from '#server/http/origin.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { Database } from '#server/postgres/connect.ts';
import { readShortForm } from './short-form.ts';
import { lookUpCodes, type StatusParts } from './status.ts';

/** What looking for a message by its number works with. */
type FindParts = StatusParts & { readonly pages: Pick<Pages, 'sendDrawn'>; readonly siteUrl: URL };

// What stands in the form again; nothing of ours is longer.
const longestShown = 200;

/**
 * POST /functions/v1/find-message, the form of /status: a number and the address that was given with it, together, lead
 * to the visitor's link. Whatever is wrong with them has one answer, so that nobody learns which numbers or addresses we
 * know (docs/decisions/047-number-and-link.md).
 */
export function findByNumber(parts: FindParts): Hono {
  const app = new Hono();
  app.all('/', async (c) => {
    // Somebody reloads the page that the form came back with.
    if (c.req.method === 'GET') return c.redirect(inLocale('/status', browserLocale(c)), 303);
    if (c.req.method !== 'POST') return answerFailure(c, { code: 'wrong_method' });
    if (!isOwnPage(c.req.raw.headers, parts.siteUrl)) return answerFailure(c, { code: 'foreign_origin' });
    const form = await readShortForm(c);
    if (!form.ok) return answerFailure(c, form.failure);
    const { sent, locale } = form.value;
    return answer(c, parts, { reference: sent.get('reference') ?? '', email: sent.get('email') ?? '', locale });
  });
  return app;
}

type NumberLookUp = { readonly reference: string; readonly email: string; readonly locale: Locale };

async function answer(c: Context, parts: FindParts, { reference, email, locale }: NumberLookUp): Promise<Response> {
  const found = await askInTime<string>(async () => {
    await parts.limits.count('numberBlock', parts.addressOf(c));
    const token = await findToken(parts.sql, reference, email);
    return token === undefined ? { ok: false, failure: { code: 'unknown_message' } } : { ok: true, value: token };
  }, lookUpCodes);
  if (found.ok) return c.redirect(wayBack(c.req.raw.headers, statusPath(found.value, locale), parts.siteUrl), 303);
  const { failure } = found;
  setFailureHeaders(c, failure);
  const words = failure.code === 'unknown_message' ? statusFormWords.unknown[locale] : wordsOf(failure, locale);
  const shown = { reference: reference.slice(0, longestShown), email: email.slice(0, longestShown), failure: words };
  return parts.pages.sendDrawn(c, inLocale('/status', locale), { lookedUp: shown }, failureStatus[failure.code]);
}

// One query, whatever was typed: what cannot be a number or an address takes as long as one that nobody has. Where no
// address was left there is a placeholder, which is nobody's.
async function findToken(sql: Database, reference: string, email: string): Promise<string | undefined> {
  const typed = v.safeParse(address, email);
  const [found] = await sql<{ token: string }[]>`
    select status_token as token from app_private.messages
    where reference = ${readReference(reference) ?? ''} and lower(email) = lower(${typed.success ? typed.output : ''})
      and email <> all (${emailPlaceholders as unknown as string[]}) and deleted_at is null`;
  return found?.token;
}
