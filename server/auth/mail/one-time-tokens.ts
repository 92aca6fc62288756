import type { PendingQuery, Row } from 'postgres';
import { asMailed, codeSeconds, codeTries, newCode, newToken } from '#server/auth/codes.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { inSeconds } from '#server/postgres/in-seconds.ts';
import { type Seal, tokenHash } from '#server/seal.ts';

/** What a token proves, in GoTrue's words. A sign-in by mail and a new password are both `recovery_token`. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

export type NewToken = {
  readonly userId: string;
  readonly type: TokenType;
  /** The address it is mailed to. */
  readonly email: string;
  /** For a sign-up: the hash of the password that was typed with it. */
  readonly encryptedPassword?: string | undefined;
  /** For PKCE: the flow that is handed back instead of a session. */
  readonly flowStateId?: string | undefined;
};

/** Makes a token in place of an earlier one of the same type. Out: what stands in the link, and the code beside it. */
export async function makeOneTimeToken(
  sql: Queries,
  seal: Seal,
  { userId, type, email, encryptedPassword, flowStateId }: NewToken,
): Promise<{ readonly token: string; readonly code: string }> {
  const token = newToken();
  const code = newCode();
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and token_type = ${type}`;
  await sql`insert into auth.one_time_tokens ${sql({
    user_id: userId,
    token_type: type,
    token_hash: tokenHash(token),
    code_hash: seal.mark('code', userId, type, code),
    relates_to: email,
    expires_at: await inSeconds(sql, codeSeconds),
    encrypted_password: encryptedPassword ?? null,
    flow_state_id: flowStateId ?? null,
  })}`;
  return { token, code };
}

/** A token that was shown and is used up now. */
export type TakenToken = {
  readonly userId: string;
  readonly type: TokenType;
  readonly email: string;
  readonly encryptedPassword: string | null;
  readonly flowStateId: string | null;
};

const taken = `user_id as "userId", token_type as type, relates_to as email, encrypted_password as "encryptedPassword", flow_state_id as "flowStateId"`;

/** What somebody shows: the token of a link, or a typed code and the address it was mailed to. */
export type ShownToken = { readonly token: string } | { readonly email: string; readonly code: string };

/** Uses up the token that is shown, if it counts and is of one of these types. Runs in a transaction that is committed. */
export async function takeToken(
  sql: Queries,
  seal: Seal,
  shown: ShownToken,
  types: readonly TokenType[],
): Promise<TakenToken | undefined> {
  return 'token' in shown
    ? takeLinkToken(sql, shown.token, types)
    : takeCode(sql, seal, shown.email, shown.code, types);
}

/** Uses up the token of a link, if it counts and is of one of these types. */
async function takeLinkToken(
  sql: Queries,
  token: string,
  types: readonly TokenType[],
): Promise<TakenToken | undefined> {
  const hash = tokenHash(token);
  await lockOwners(sql, sql`token_hash = ${hash}`);
  const [row] = await sql<TakenToken[]>`
    delete from auth.one_time_tokens
    where token_hash = ${hash} and token_type::text = any (${types as string[]}) and expires_at > now()
    returning ${sql.unsafe(taken)}`;
  return row;
}

/**
 * Uses up a typed code that was mailed to `email`. A wrong one is counted, and the fifth ends every code it was tried
 * on (SEC-02): so a wrong try must be committed, never rolled back. The links beside these codes go on counting:
 * nobody guesses them, and a stranger who types wrong codes shuts nobody out.
 */
export async function takeCode(
  sql: Queries,
  seal: Seal,
  email: string,
  code: string,
  types: readonly TokenType[],
): Promise<TakenToken | undefined> {
  const meant = sql`relates_to = ${email} and token_type::text = any (${types as string[]})`;
  await lockOwners(sql, meant);
  // Each try is one counted step, also when many come at once: the update locks the rows.
  const candidates = await sql<(TakenToken & { id: string; codeHash: string })[]>`
    update auth.one_time_tokens set attempts = attempts + 1, updated_at = now() at time zone 'utc'
    where ${meant} and expires_at > now() and attempts < ${codeTries}
    returning id, code_hash as "codeHash", ${sql.unsafe(taken)}`;
  const right = candidates.find(
    ({ userId, type, codeHash }) => seal.mark('code', userId, type, asMailed(code)) === codeHash,
  );
  const [used] = await sql<TakenToken[]>`
    delete from auth.one_time_tokens where id = ${right?.id ?? null} returning ${sql.unsafe(taken)}`;
  return used;
}

// Whoever changes an account locks it before its tokens. So do we: otherwise two calls could wait for each other.
async function lockOwners(sql: Queries, meant: PendingQuery<Row[]>): Promise<void> {
  await sql`
    select from auth.users where id in (select user_id from auth.one_time_tokens where ${meant}) order by id for update`;
}
