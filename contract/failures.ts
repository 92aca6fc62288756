import type { Localized } from './locale.ts';

/** Every way in which a call of ours can end badly, and its HTTP status, in their order. Its words are in content/answers/failures.ts. */
export const failureStatus = {
  invalid_message: 400,
  invalid_request: 400,
  no_address: 400,
  no_mailbox: 400,
  password_too_weak: 400,
  text_refused: 400,
  text_not_shown: 400,
  picture_words: 400,
  entry_refused: 400,
  list_full: 400,
  too_many_drafts: 400,
  too_many_links: 400,
  setting_refused: 400,
  mail_not_sent: 400,
  invalid_token: 401,
  proof_needed: 403,
  not_team: 403,
  not_your_note: 403,
  admins_only: 403,
  wrong_mail_number: 403,
  second_step_needed: 403,
  no_second_step: 403,
  second_code_needed: 403,
  wrong_second_code: 403,
  new_second_code: 403,
  wrong_password: 403,
  wrong_code: 403,
  foreign_origin: 403,
  not_found: 404,
  unknown_message: 404,
  set_up_over: 404,
  wrong_method: 405,
  setting_fixed: 409,
  setting_changed: 409,
  counts_already: 409,
  last_admin: 409,
  no_such_account: 409,
  role_same: 409,
  role_waits: 409,
  mail_test_over: 409,
  already_sent: 409,
  address_taken: 409,
  answered_meanwhile: 409,
  message_deleted: 409,
  message_suspected: 409,
  text_changed: 409,
  picture_used: 409,
  entry_changed: 409,
  too_large: 413,
  picture_too_large: 413,
  unsupported_type: 415,
  picture_unreadable: 415,
  too_many: 429,
  too_many_look_ups: 429,
  too_often: 429,
  many_at_once: 429,
  failed: 500,
  account_unavailable: 503,
  inbox_unavailable: 503,
  texts_unavailable: 503,
  pictures_unavailable: 503,
  status_unavailable: 503,
  full: 503,
  unavailable: 503,
  no_room: 507,
} as const;

export type FailureCode = keyof typeof failureStatus;

/** Those from 500 on with which surely nothing was kept. Any other may end a call after what it asks for was done. */
export const keptNothing: readonly unknown[] = ['full', 'no_room'] satisfies FailureCode[];

/** What is wrong with one field: a code for programs, words for people. */
export type FieldProblem = { readonly code: string; readonly message: Localized };

/** A call that ended badly, before it becomes JSON or a page. */
export type Failure = {
  readonly code: FailureCode;
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** For what may be tried again after a while. */
  readonly retryAfterSeconds?: number;
};

/** What a function gives that may fail and has nothing else to give. */
export type Done<Wrong> = { readonly ok: true } | ({ readonly ok: false } & Wrong);

/** What a function gives that may fail: its value, or what went wrong, a sentence for the log unless it is more. */
export type Result<Value, Wrong = { readonly because: string }> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & Wrong);

/** What a call of ours gives that may end badly: its value, or the failure that its caller is told. */
export type OrFailure<Value> = Result<Value, { readonly failure: Failure }>;

/** Said wherever an address leads nowhere, in the words of every part of the API. */
export const nothingHere = 'There is nothing at this address.';

/** GoTrue's own codes, statuses and texts (internal/api of supabase/auth), with which /auth/v1 answers: its clients know them. */
export const accountRefusals = {
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
  not_found: [404, nothingHere],
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
} as const;

export type RefusalCode = keyof typeof accountRefusals;

/** What a call of the accounts fails with in the browser: those above, two of a hosted project, and two of the browser's own. */
export type AccountCode =
  | RefusalCode
  | 'email_address_invalid'
  | 'single_identity_not_deletable'
  | 'AuthSessionMissingError'
  | 'recovery_code_wrong';
