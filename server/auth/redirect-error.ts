import type { Context } from 'hono';
import type { Refusal } from './refusal.ts';

/** What went wrong, as it stands behind the "#" of a page's address. `error` is OAuth's word, `code` GoTrue's. */
export type RedirectError = { readonly error: string; readonly code?: string; readonly description: string };

const accessDenied = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification', 'email_exists']);

const wordsByStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

/** A refusal in the words that GoTrue puts into a redirect. */
export function redirectError({ code, status, message }: Refusal): RedirectError {
  const error = accessDenied.has(code) ? 'access_denied' : (wordsByStatus[status] ?? 'server_error');
  return { error, code, description: message };
}

/** Sends the browser to one of our pages with what went wrong, as auth-js reads it (AUTH-13). */
export function redirectWithError(c: Context, page: URL, refusal: Refusal): Response {
  return c.redirect(withError(page, redirectError(refusal)).href, 303);
}

/** The address of a page with an error behind its "#". */
export function withError(page: URL, { error, code, description }: RedirectError): URL {
  const address = new URL(page);
  address.hash = new URLSearchParams({
    error,
    ...(code === undefined ? {} : { error_code: code }),
    error_description: description,
    // GoTrue's mark, by which a page can tell our errors from those of others.
    sb: '',
  }).toString();
  return address;
}
