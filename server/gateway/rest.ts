import { type Context, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { failureStatus, type Result } from '#contract/failures.ts';
import { type Access, lacksSecondStep, type ReadAccess } from '#server/auth/access.ts';
import { bearerOf, unprovenClaims } from '#server/auth/sessions/bearer.ts';
import { errorFields } from '#server/error-fields.ts';
import { answerFailure } from '#server/http/failures.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import { readBody, typeOf } from '#server/http/read-body.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import { type AdminCalls, isAdminCall } from './admin-calls.ts';
import { fillRows, mostValues } from './bulk-rows.ts';
import { claimsOf } from './claims.ts';
import { type DataApi, toldHeaders } from './data-api.ts';
import { answerDatabaseError } from './database-errors.ts';
import { refuseQuery } from './query-shape.ts';
import { accountError, restError } from './rest-answers.ts';
import type { RestLimits } from './rest-limits.ts';

export type RestNeeds = {
  readonly api: Pick<DataApi, 'answer'>;
  readonly adminCalls: AdminCalls;
  readonly readAccess: ReadAccess;
  readonly limits: RestLimits;
  /** Whether so little room is left on the disk that it is kept for messages. */
  readonly isShort: () => Promise<boolean>;
  readonly addressOf: (c: Context) => string;
  readonly log: Log;
};

// A project with long texts in both languages is a tenth of it.
const largestBody = 256 * 1024;

// Whoever sends for longer may have been signed out meanwhile, or have no role any more.
const slowBodyMs = 1000;

const reading = ['GET', 'HEAD'];
const writing = ['POST', 'PATCH', 'PUT', 'DELETE'];

// What PostgREST's clients say and hear, and nothing else: neither their keys nor what an inner server adds.
const passedOn = ['accept', 'prefer', 'range', 'range-unit', 'accept-profile', 'content-profile', ...toldHeaders];
const passedBack = ['content-type', 'content-range', 'content-location', 'location', 'preference-applied'];

/**
 * The calls of PostgREST under /rest/v1. They are checked here, then answered by the data API with the rights of
 * whoever calls; no key and no token gets further than this.
 */
export function rest(needs: RestNeeds): Hono {
  const app = new Hono();
  app.all('*', async (c) => {
    const { body, status, headers } = await answer(c, needs).catch((error: unknown) => answerFailed(c, needs, error));
    // So the headers that were set before stay.
    return c.newResponse(body, status as StatusCode, Object.fromEntries(headers));
  });
  return app;
}

function answerFailed(c: Context, { log }: RestNeeds, error: unknown): Response {
  if (error instanceof Refusal) return answerRefusal(error, c.req.header('authorization'));
  const answered = answerDatabaseError(error, 'authenticated');
  if (answered !== undefined && answered.status !== 500) return answered;
  log.error({ ...errorFields(error), path: loggedPath(c.req.path) }, 'a call of the data API failed');
  return restError({ code: 'PGRST000', message: 'The call could not be answered.' });
}

async function answer(c: Context, needs: RestNeeds): Promise<Response> {
  const { method } = c.req;
  // As it was sent: nothing in a name that we have needs to be written in another way.
  const { pathname, search } = new URL(c.req.url);
  const unread = refuseQuery(search);
  if (unread !== undefined) return restError({ code: 'PGRST100', message: unread });
  const [, called, name = ''] = /^\/rest\/v1\/(rpc\/)?([A-Za-z_]\w{0,62})$/u.exec(pathname) ?? [];
  if (name === '') return restError({ code: 'PGRST125', message: 'Invalid path specified in request URL' });
  if (![...reading, ...writing].includes(method))
    return restError(
      { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` },
      { Allow: [...reading, ...writing].join(', ') },
    );
  let access = await needs.readAccess(c.req.raw);
  const isConsole = called !== undefined && isAdminCall(name);
  const kind = isConsole ? 'console' : reading.includes(method) ? 'read' : 'write';
  const wait = await needs.limits.count(kind, access, needs.addressOf(c));
  if (wait !== undefined) return tooMany(wait);
  // The team goes on, and whoever deletes makes room. No function of ours writes for accounts outside of it.
  const isOfMember = access.kind === 'account' && access.role === undefined;
  if (writing.includes(method) && method !== 'DELETE' && !called && isOfMember && (await needs.isShort()))
    return answerFailure(c, { code: 'no_room' });

  const began = performance.now();
  const body = await readJson(c);
  if (!body.ok) return body.answer;
  if (performance.now() - began > slowBodyMs) access = await needs.readAccess(c.req.raw);
  if (isConsole) {
    if (method !== 'POST')
      return restError({ code: 'PGRST101', message: `Cannot use the ${method} method on RPC` }, { Allow: 'POST' });
    return needs.adminCalls[name](access, body.value);
  }
  const answered = await needs.limits.inTurn(access, needs.addressOf(c), () =>
    passOn(c, needs.api, access, body.value),
  );
  return answered ?? tooMany(5);
}

function tooMany(wait: number): Response {
  return restError(
    { code: 'PGRST429', message: 'Too many calls. Please wait a moment.' },
    { 'Retry-After': String(wait) },
  );
}

type JsonBody = Result<string, { readonly answer: Response }>;

async function readJson(c: Context): Promise<JsonBody> {
  if (!writing.includes(c.req.method)) return { ok: true, value: '' };
  const type = typeOf(c);
  const body = await readBody(c.req.raw, largestBody);
  const refuse = (...refusal: Parameters<typeof restError>): JsonBody => ({ ok: false, answer: restError(...refusal) });
  if (!body.ok) {
    if (body.code !== 'too_large') return refuse({ code: 'PGRST102', message: 'Empty or invalid json' });
    // What is left of it is not read: the connection ends here.
    return refuse({ code: 'PGRST413', message: 'The body is larger than 256 KiB.' }, { Connection: 'close' });
  }
  if (body.value === '' || type === 'application/json' || /^application\/vnd\.pgrst\.\w+\+json$/u.test(type ?? ''))
    return body;
  // PostgREST has one code for a body that it cannot read, whatever the reason.
  const message = `Content-Type not acceptable: ${type ?? 'none'}`;
  return refuse({ code: 'PGRST102', message }, {}, failureStatus.unsupported_type);
}

async function passOn(c: Context, api: RestNeeds['api'], access: Access, body: string): Promise<Response> {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  // It writes a text that looks like JSON as "[object Object]" there.
  if (headers.get('accept')?.includes('text/csv'))
    return restError({ code: 'PGRST107', message: 'None of these media types are available: text/csv' });
  if (body !== '') headers.set('content-type', 'application/json');
  const { pathname, search, searchParams } = new URL(c.req.url);
  // Rows are an object or several; a function may take any JSON.
  if (!pathname.startsWith('/rest/v1/rpc/') && !/^\s*(?:[[{]|$)/u.test(body))
    return restError({ code: 'PGRST102', message: 'Empty or invalid json' });
  const sent = fillRows(body, searchParams.get('columns'), headers.get('prefer') ?? '');
  if (sent === undefined)
    return restError({ code: 'PGRST413', message: `A call may write at most ${mostValues} values.` });
  const request = new Request(`http://localhost${pathname}${search}`, {
    method: c.req.method,
    headers,
    ...(sent === '' ? {} : { body: sent }),
  });
  const answered = await api.answer(request, claimsOf(access));
  // What a visitor may not read is closed for want of the second step.
  if (answered.status === 401 && access.kind === 'visitor' && access.lacksSecondStep) throw lacksSecondStep();
  const kept = [...answered.headers].filter(([name]) => passedBack.includes(name));
  return new Response(answered.body, { status: answered.status, headers: kept });
}

// A token whose time is over is the usual case, and nobody's fault: PostgREST has a code of its own for it.
function answerRefusal(refusal: Refusal, authorization: string | undefined): Response {
  const wait = refusal.more.retryAfterSeconds;
  const headers = wait === undefined ? {} : { 'Retry-After': String(wait) };
  if (refusal.status === 429 || refusal.status >= 500)
    return restError({ code: 'PGRST000', message: refusal.message }, headers, refusal.status);
  if (refusal.code === 'insufficient_aal')
    return accountError({ code: refusal.code, message: refusal.message }, refusal.status);
  if (refusal.code === 'bad_jwt')
    return (unprovenClaims(bearerOf(authorization) ?? '')?.exp ?? Infinity) * 1000 <= Date.now()
      ? restError({ code: 'PGRST303', message: 'JWT expired' })
      : restError({ code: 'PGRST301', message: 'No suitable key or wrong key type' });
  return restError({ code: 'PGRST303', message: refusal.message });
}
