import type { failureWords } from '#content/answers/failures.ts';
import type { Localized } from '#contract/locale.ts';

/** Every way in which a call of ours can end badly. Its words are in content/answers/failures.ts. */
export type FailureCode = keyof typeof failureWords;

/** The status with which each is answered. */
export const statusOf = {
  invalid_message: 400,
  invalid_request: 400,
  invalid_token: 401,
  no_address: 400,
  proof_needed: 403,
  not_team: 403,
  not_your_note: 403,
  not_found: 404,
  unknown_message: 404,
  second_step_needed: 403,
  no_second_step: 403,
  second_code_needed: 403,
  wrong_second_code: 403,
  wrong_password: 403,
  wrong_code: 403,
  foreign_origin: 403,
  wrong_method: 405,
  already_sent: 409,
  answered_meanwhile: 409,
  message_deleted: 409,
  message_suspected: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  too_many_look_ups: 429,
  too_often: 429,
  many_at_once: 429,
  failed: 500,
  account_unavailable: 503,
  inbox_unavailable: 503,
  status_unavailable: 503,
  full: 503,
  unavailable: 503,
} as const satisfies Record<FailureCode, number>;

/** What is wrong with one field: a code for programs, words for people. */
export type FieldProblem = { code: string; message: Localized };

/** A call that ended badly, before it becomes JSON or a page. */
export type Failure = {
  readonly code: FailureCode;
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** For what may be tried again after a while. */
  readonly retryAfterSeconds?: number;
};
