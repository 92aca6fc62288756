import type { Locale } from '#contract/locale.ts';
import type { Challenge } from '#server/auth/sessions/flow-state.ts';
import type { JsonObject, Queries } from '#server/postgres/connect.ts';

/** What somebody asked for an address. Whether there is an account is not known yet. */
export type AccountRequest = {
  readonly kind: 'signup' | 'otp' | 'recovery' | 'resend_signup' | 'resend_email_change';
  readonly email: string;
  readonly locale: Locale;
  readonly redirectTo: string;
  readonly details: RequestDetails;
};

export type RequestDetails = {
  /** Nothing said the language but the browser: what the account says counts more. */
  readonly isLocaleGuessed?: boolean;
  /** For PKCE. */
  readonly challenge?: Challenge;
  /** Present when an account may be made. */
  readonly newUser?: NewUser;
};

/** An account that may come to be. Its ids are made beforehand, because the answer names them. */
export type NewUser = {
  readonly id: string;
  readonly identityId: string;
  /** The stored form; absent for who asked for a code. */
  readonly encryptedPassword?: string;
  readonly userMetadata: JsonObject;
};

/** Stores a request for the worker: the same one row, whether the address is known or not (SEC-10). */
export async function storeRequest(
  sql: Queries,
  { kind, email, locale, redirectTo, details }: AccountRequest,
): Promise<void> {
  await sql`
    insert into auth.requests (kind, email, locale, redirect_to, details)
    values (${kind}, ${email}, ${locale}, ${redirectTo}, ${sql.json(details)})`;
}
