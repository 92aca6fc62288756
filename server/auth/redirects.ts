import type { Refusal } from '#server/http/refusal.ts';
import type { SessionJson } from './sessions/sessions.ts';

const accessDenied = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification', 'email_exists']);

const wordsByStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

/** The address of a page with a refusal behind its "#", as auth-js reads it (AUTH-13): OAuth's word for it, then GoTrue's. */
export function withRefusal(page: URL, { code, status, message }: Refusal): URL {
  const error = accessDenied.has(code) ? 'access_denied' : (wordsByStatus[status] ?? 'server_error');
  return withFragment(page, { error, error_code: code, error_description: message });
}

/** The address of a page with a session behind its "#"; `more` stands beside it. */
export function withSession(page: URL, session: SessionJson, more: Readonly<Record<string, string>> = {}): URL {
  return withFragment(page, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...more,
  });
}

/** The address of a page with these values behind its "#", where no server and no log sees them. */
export function withFragment(page: URL, values: Readonly<Record<string, string>>): URL {
  const address = new URL(page);
  // `sb` is GoTrue's mark, by which a page can tell our answers from those of others.
  address.hash = new URLSearchParams({ ...values, sb: '' }).toString();
  return address;
}
