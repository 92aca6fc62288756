import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { accountRefusals, type RefusalCode } from '#contract/failures.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import { isAway } from '#server/postgres/away.ts';
import { loggedPath } from './logged-path.ts';

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
    const [status, message] = accountRefusals[code];
    super(more.message ?? message);
    this.name = 'Refusal';
    this.code = code;
    this.status = more.status ?? status;
    this.more = more;
  }
}

/** A refusal for what was sent in another shape than the call takes, in GoTrue's words for it. */
export const invalid = (message: string): Refusal => new Refusal('validation_failed', { message });

/** The refusal of what only a session that has shown its second step may do: `to` says what. */
export const lacksAal2 = (to: string): Refusal =>
  new Refusal('insufficient_aal', { message: `AAL2 required to ${to}`, status: 403 });

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

/** Whatever a call of the accounts ended with, as a refusal. What nobody foresaw is noted in the log. */
export function asRefusal(error: unknown, log: Log, c: Context): Refusal {
  if (error instanceof Refusal) return error;
  if (isAway(error)) return new Refusal('unavailable');
  log.error({ ...errorFields(error), path: loggedPath(c.req.path) }, 'a call of the accounts failed');
  return new Refusal('unexpected_failure');
}
