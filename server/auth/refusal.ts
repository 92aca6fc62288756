import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

// GoTrue's own codes, statuses and texts (internal/api of supabase/auth): its clients know them.
const refusals = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  bad_oauth_callback: [400, 'OAuth callback with invalid state'],
  bad_oauth_state: [400, 'OAuth state is invalid'],
  conflict: [409, 'Database operation conflict'],
  current_password_invalid: [400, 'Current password required when setting new password.'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  feature_disabled: [404, 'This feature is disabled'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  identity_already_exists: [422, 'Identity is already linked to another user'],
  insufficient_aal: [401, 'AAL2 session is required to update email or password when MFA is enabled.'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [422, 'MFA challenge expired, verify against another challenge or create a new challenge.'],
  mfa_factor_name_conflict: [422, 'A factor with that friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch.'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_recovery_codes_locked: [429, 'Too many wrong recovery codes. Try again later.'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes need another verified factor'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_verified_factor_exists: [422, 'A verified factor already exists'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  not_found: [404, 'There is nothing at this address.'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  passkey_disabled: [404, 'Passkeys are disabled'],
  phone_provider_disabled: [400, 'Unsupported phone provider'],
  provider_disabled: [400, 'Provider is disabled'],
  provider_email_needs_verification: [422, 'Unverified email with this provider. Verify the email and try again.'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_entity_too_large: [413, 'Request body too large'],
  same_password: [422, 'New password should be different from the old password.'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  unexpected_audience: [400, 'Unacceptable audience in id_token'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  unavailable: [503, 'The accounts cannot be reached right now. Please try again in a few minutes.'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [400, 'User is banned'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'Password is too weak'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

export type RefusalCode = keyof typeof refusals;

/** Why a password is refused. `pwned` is GoTrue's word for one that is known or easily guessed. */
export type WeakReason = 'length' | 'pwned';

type More = {
  /** In place of the code's usual text, where GoTrue has several for one code. */
  readonly message?: string;
  readonly status?: ContentfulStatusCode;
  readonly retryAfterSeconds?: number;
  readonly weakReasons?: readonly WeakReason[];
};

/**
 * A call of the accounts that ends badly, in GoTrue's words. Thrown, so that it also rolls back the
 * transaction it happens in; what must stay (a counted try, an ended session) is committed before.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: ContentfulStatusCode;
  readonly more: More;

  constructor(code: RefusalCode, more: More = {}) {
    const [status, message] = refusals[code];
    super(more.message ?? message);
    this.name = 'Refusal';
    this.code = code;
    this.status = more.status ?? status;
    this.more = more;
  }
}

/** A refusal for what was sent in another shape than the call takes, in GoTrue's words for it. */
export const invalid = (message: string): Refusal => new Refusal('validation_failed', { message });

const versionHeader = 'X-Supabase-Api-Version';
const codesByName = '2024-01-01';

/** A refusal as GoTrue answers it: clients since 2024 say so in a header and get the code by name. */
export function answerRefusal(c: Context, refusal: Refusal): Response {
  const { code, status, message, more } = refusal;
  c.header('X-Sb-Error-Code', code);
  if (more.retryAfterSeconds !== undefined) c.header('Retry-After', String(more.retryAfterSeconds));
  // What is left of a body that is too large is not read: the connection ends here.
  if (code === 'request_entity_too_large') c.header('Connection', 'close');
  const weak = more.weakReasons ? { weak_password: { reasons: more.weakReasons } } : {};
  if ((c.req.header(versionHeader) ?? '') >= codesByName) {
    c.header(versionHeader, codesByName);
    return c.json({ code, message, ...weak }, status);
  }
  return c.json({ code: status, error_code: code, msg: message, ...weak }, status);
}
