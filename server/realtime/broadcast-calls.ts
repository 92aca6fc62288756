import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { failureStatus } from '#contract/failures.ts';
import { type CallRefusal, callRefusals } from '#contract/refusals.ts';
import { type Access, type ReadAccess } from '#server/auth/access.ts';
import { claimsOf } from '#server/gateway/claims.ts';
import { readBody, readBytes, readJson, typeOf } from '#server/http/read-body.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Limiter } from '#server/limits.ts';
import type { Database } from '#server/postgres/connect.ts';
import { askPolicies } from './policies.ts';
import { RealtimeError } from './realtime-error.ts';
import { roomOf, type Rooms } from './rooms.ts';
import { longestName, UserBroadcast } from './serializer.ts';

type Needs = {
  readonly rooms: Rooms;
  readonly readAccess: ReadAccess;
  readonly sql: Database;
  /** Counts broadcasts. */
  readonly calls: Limiter;
  /** Counts how often somebody is heard in rooms, from an address. Out: whether there was room. */
  readonly takeHeard: (address: string, rooms: readonly string[]) => boolean;
  readonly addressOf: (c: Context) => string;
  /** The largest body, in bytes. */
  readonly largest: number;
};

const [unprocessable, blank] = callRefusals.invalid_broadcast;

function refuse(c: Context, why: CallRefusal): Response {
  const [status, message] = callRefusals[why];
  return c.json({ message }, status);
}

const name = v.pipe(
  v.string(blank),
  v.minLength(1, blank),
  v.check((text) => Buffer.byteLength(text) < longestName - 'realtime:'.length, 'is too long'),
);
const batch = v.object({
  messages: v.pipe(
    v.array(
      v.object({
        topic: name,
        event: name,
        payload: v.record(v.string(), v.unknown(), blank),
        private: v.optional(v.nullable(v.boolean('is invalid')), false),
      }),
      blank,
    ),
    v.maxLength(100, 'Too many messages to broadcast, please reduce the batch size'),
  ),
});

/**
 * Broadcasts by HTTP, for whoever has joined nothing: `POST /broadcast` with several messages, and one message at
 * `POST /broadcast/{topic}/events/{event}?private=`, as JSON or bytes. 202 says that it was handed on.
 */
export function broadcastCalls(needs: Needs): Hono {
  const { rooms, readAccess, sql, calls, takeHeard, addressOf, largest } = needs;
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal)
      return c.json(
        { message: error.message },
        callRefusals[error.code === 'bad_jwt' ? 'invalid_key' : 'unauthorized'][0],
      );
    if (error instanceof RealtimeError) return c.json({ message: error.message }, failureStatus.unavailable);
    throw error;
  });

  /** Counts messages, each for a room, and how often they would be heard. Out: an answer when that is too often. */
  const count = async (c: Context, access: Access, to: readonly string[]): Promise<Response | undefined> => {
    if (access.kind === 'service') return undefined;
    const by = access.kind === 'account' ? access.caller.user.id : addressOf(c);
    const allowed = await calls.consume(by, to.length);
    if (allowed.ok && takeHeard(addressOf(c), to)) return undefined;
    c.header('Retry-After', String(allowed.ok ? 10 : allowed.wait));
    return refuse(c, 'too_many_broadcasts');
  };
  const mayWrite = async (access: Access, topic: string): Promise<boolean> =>
    (await askPolicies(sql, claimsOf(access), topic)).broadcast.write;
  const tooLarge = (c: Context): Response => {
    // What is left of it is not read.
    c.header('Connection', 'close');
    return c.json({ errors: { payload: ['Payload size exceeds tenant limit'] } }, unprocessable);
  };
  const tooDeep = (c: Context): Response => c.json({ errors: { payload: ['is nested too deeply'] } }, unprocessable);

  app.post('/broadcast', async (c) => {
    const access = await readAccess(c.req.raw);
    const body = await readBody(c.req.raw, largest);
    if (!body.ok && body.code === 'too_large') return tooLarge(c);
    // The first issue is told: of a hundred thousand messages each might have some.
    const read = v.safeParse(batch, body.ok ? readJson(body.value) : undefined, { abortEarly: true });
    if (!read.success) {
      const [issue] = read.issues;
      return c.json({ errors: { [v.getDotPath(issue) ?? 'messages']: [issue.message] } }, unprocessable);
    }
    const { messages } = read.output;
    const refused = await count(
      c,
      access,
      messages.map(({ topic, private: isPrivate }) => roomOf(topic, isPrivate === true)),
    );
    if (refused !== undefined) return refused;
    const asked = new Map<string, boolean>();
    for (const { topic, event, payload, private: isPrivate } of messages) {
      if (isPrivate && !asked.has(topic)) asked.set(topic, await mayWrite(access, topic));
      // Without a word, as there.
      if (isPrivate && asked.get(topic) !== true) continue;
      const told = { type: 'broadcast', event, payload };
      if (!rooms.broadcast(roomOf(topic, isPrivate === true), told)) return tooDeep(c);
    }
    return c.body(null, 202);
  });

  app.post('/broadcast/:topic/events/:event', async (c) => {
    const access = await readAccess(c.req.raw);
    const { topic, event } = c.req.param();
    const isPrivate = c.req.query('private') === 'true';
    const type = typeOf(c);
    const [unsupportedStatus, unsupported] = callRefusals.unsupported_type;
    if (type !== 'application/json' && type !== 'application/octet-stream')
      return c.json({ error: unsupported }, unsupportedStatus);
    // Nothing is kept here: a message that is to be must say so to somebody who does.
    if ([...new URL(c.req.url).searchParams.keys()].some((key) => key.startsWith('persist')))
      return refuse(c, 'not_stored');
    const named = v.safeParse(v.object({ topic: name, event: name }), { topic, event });
    if (!named.success) return c.json({ errors: { topic: [named.issues[0].message] } }, unprocessable);
    const bytes = await readBytes(c.req.raw, largest);
    if (bytes === undefined) return tooLarge(c);
    const isJson = type === 'application/json';
    if (isJson && readJson(bytes.toString()) === undefined)
      return c.json({ errors: { payload: [blank] } }, unprocessable);
    const refused = await count(c, access, [roomOf(topic, isPrivate)]);
    if (refused !== undefined) return refused;
    if (isPrivate && !(await mayWrite(access, topic))) return refuse(c, 'unauthorized');
    if (!rooms.broadcast(roomOf(topic, isPrivate), new UserBroadcast(event, isJson, bytes))) return tooDeep(c);
    return c.body(null, 202);
  });
  return app;
}
