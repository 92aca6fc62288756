import { createHash } from 'node:crypto';
import { newToken } from '#server/auth/codes.ts';
import { fields } from '#server/http/read-fields.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { isSameSecret, tokenHash } from '#server/seal.ts';
import type { SignInMethod } from './access-tokens.ts';

// From the moment the code is handed out: the mail before it may have waited for a quarter of an hour.
const authCodeSeconds = 5 * 60;

/** What a client keeps the answer to (RFC 7636), so that only the browser that asked can use the code. */
export type Challenge = { readonly challenge: string; readonly method: 's256' | 'plain' };

/** The fields in which a call brings it. */
export const challengeFields = { code_challenge: fields.text, code_challenge_method: fields.text };

/** Reads the challenge of a call. Out: `undefined` when there is none; throws GoTrue's refusals for half a one. */
export function readChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Partial<Record<keyof typeof challengeFields, string | null | undefined>>): Challenge | undefined {
  if (!challenge && !method) return undefined;
  const known = method?.toLowerCase();
  if (!challenge || (known !== 's256' && known !== 'plain'))
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/u.test(challenge))
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes');
  return { challenge, method: known };
}

type NewFlow = Challenge & {
  /** Whose session it will be. */
  readonly userId: string;
  /** In GoTrue's words: `email`, `magiclink`, `recovery` or `invite`. */
  readonly providerType: string;
  readonly authenticationMethod: SignInMethod;
};

/** Stores a flow that begins with a mail and ends with a code in place of a session. Out: its id. */
export async function makeFlow(sql: Queries, flow: NewFlow): Promise<string> {
  const [made] = await sql<[{ id: string }]>`insert into auth.flow_state ${sql({
    user_id: flow.userId,
    code_challenge: flow.challenge,
    code_challenge_method: flow.method,
    provider_type: flow.providerType,
    authentication_method: flow.authenticationMethod,
  })} returning id`;
  return made.id;
}

/** Hands out the code of a flow, once its owner is known. Only its hash is kept. `undefined` when the flow is gone. */
export async function issueAuthCode(sql: Queries, flowId: string, userId: string): Promise<string | undefined> {
  const code = newToken();
  const issued = await sql`
    update auth.flow_state set auth_code = ${tokenHash(code)}, auth_code_issued_at = now(), user_id = ${userId}, updated_at = now()
    where id = ${flowId} and auth_code is null and coalesce(user_id, ${userId}) = ${userId}`;
  return issued.count === 1 ? code : undefined;
}

type TakenFlow = {
  readonly userId: string;
  readonly providerType: string;
  readonly authenticationMethod: SignInMethod;
};

/** Uses up the code of a flow. Throws GoTrue's refusals; in the caller's transaction they leave the flow as it was. */
export async function takeFlow(sql: Queries, code: string, verifier: string): Promise<TakenFlow> {
  const hash = tokenHash(code);
  // The account first, as everywhere: so nobody waits for each other.
  await sql`select from auth.users where id = (select user_id from auth.flow_state where auth_code = ${hash}) for update`;
  const [flow] = await sql<(TakenFlow & Challenge & { isOver: boolean })[]>`
    delete from auth.flow_state where auth_code = ${hash} and user_id is not null
    returning user_id as "userId", provider_type as "providerType", authentication_method as "authenticationMethod",
      code_challenge as challenge, code_challenge_method as method,
      auth_code_issued_at < now() - make_interval(secs => ${authCodeSeconds}) as "isOver"`;
  if (flow === undefined) throw new Refusal('flow_state_not_found');
  if (flow.isOver) throw new Refusal('flow_state_expired');
  if (!answers(flow, verifier)) throw new Refusal('bad_code_verifier');
  return flow;
}

function answers({ challenge, method }: Challenge, verifier: string): boolean {
  const answer = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return isSameSecret(answer, challenge);
}

/** Ends the flows of an account, all or all but one: a code that was handed out before must not begin a session any more. */
export async function endFlows(sql: Queries, userId: string, exceptId: string | null = null): Promise<void> {
  await sql`delete from auth.flow_state where user_id = ${userId} and id is distinct from ${exceptId}`;
}
