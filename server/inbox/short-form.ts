import type { Context } from 'hono';
import type { OrFailure } from '#contract/failures.ts';
import { isLocale, type Locale } from '#contract/locale.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import { readBody, readJson, typeOf } from '#server/http/read-body.ts';

type ShortForm = { readonly sent: URLSearchParams; readonly isJson: boolean; readonly locale: Locale };

// Three short fields; a form writes each byte of a letter as %C3.
const largest = 8 * 1024;

/** Reads what a small form of ours posts, or a script as JSON: texts by their name. */
export async function readShortForm(c: Context): Promise<OrFailure<ShortForm>> {
  const type = typeOf(c);
  const isJson = type === 'application/json';
  if (!isJson && type !== 'application/x-www-form-urlencoded')
    return { ok: false, failure: { code: 'unsupported_type' } };
  const body = await readBody(c.req.raw, largest);
  if (!body.ok) return { ok: false, failure: { code: body.code === 'too_large' ? 'too_large' : 'invalid_request' } };
  const sent = isJson ? textsOf(body.value) : new URLSearchParams(body.value);
  if (!sent) return { ok: false, failure: { code: 'invalid_request' } };
  const locale = sent.get('locale');
  return { ok: true, value: { sent, isJson, locale: isLocale(locale) ? locale : browserLocale(c) } };
}

function textsOf(json: string): URLSearchParams | undefined {
  const value = readJson(json);
  if (typeof value !== 'object' || value === null) return undefined;
  return new URLSearchParams(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
