import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { failureStatus } from '#contract/failures.ts';
import { answerFailure, answerNothingHere, answerUnforeseen } from '#server/http/failures.ts';
import type { Auth } from './auth/open-auth.ts';
import { isLoopback } from './env.ts';
import { accountData } from './functions/account-data.ts';
import { deleteAccount } from './functions/delete-account.ts';
import { sendEmail } from './functions/send-email.ts';
import { areaOf } from './gateway/areas.ts';
import { gateway } from './gateway/gateway.ts';
import { rest, type RestNeeds } from './gateway/rest.ts';
import { type BodyRules, boundBodies } from './http/bodies.ts';
import type { AnswerAtOnce } from './http/listen.ts';
import { securityHeaders } from './http/security-headers.ts';
import { findByNumber } from './inbox/find-by-number.ts';
import { mailCopy } from './inbox/mail-copy.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { statusPages } from './inbox/status-page.ts';
import { messageStatus } from './inbox/status.ts';
import { libraryRoutes } from './library/routes.ts';
import type { Limiter } from './limits.ts';
import { listRoutes } from './lists/routes.ts';
import type { Log } from './log.ts';
import type { MailWays } from './mail/mail-ways.ts';
import { cleanPhoto } from './messages/photo.ts';
import type { Metrics } from './metrics/metrics.ts';
import { makePages } from './pages/pages.ts';
import { readyAnswers } from './pages/ready-answers.ts';
import type { Site } from './pages/site.ts';
import { withDeadline } from './postgres/away.ts';
import type { Database } from './postgres/connect.ts';
import type { Notices } from './postgres/notices.ts';
import type { Realtime } from './realtime/open-realtime.ts';
import { setUpPages, setUpRoutes } from './set-up/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import type { Storage } from './storage/open-storage.ts';
import { previewPages } from './texts/preview-page.ts';
import { textRoutes } from './texts/routes.ts';
import { together } from './together.ts';
import { type WellNeeds, wellRoutes } from './well/look.ts';

/** Everything the server's routes need. */
export type AppNeeds = {
  readonly sql: Database;
  readonly site: Site;
  readonly limiter: Limiter;
  /** Counts the messages that somebody tries to send, whatever becomes of them. */
  readonly tries: Limiter;
  /** How many mails about single messages leave in an hour. */
  readonly mostMails: number;
  /** Counts the pages that are drawn for somebody. */
  readonly drawings: Limiter;
  readonly bodies: BodyRules;
  readonly onStored: () => void;
  /** What the database tells all its servers. */
  readonly notices: Pick<Notices, 'on'>;
  /** Where somebody watches the server. */
  readonly metrics?: Pick<Metrics, 'count' | 'note'> | undefined;
  readonly log: Log;
  readonly auth: Auth;
  readonly storage: Pick<Storage, 'routes' | 'files'>;
  readonly realtime: Pick<Realtime, 'routes'>;
  /** What /rest/v1 is answered with. */
  readonly data: Pick<RestNeeds, 'api' | 'adminCalls' | 'limits' | 'isShort'>;
  /** The address of a request's client, as far as it can be known. */
  readonly addressOf: (c: Context) => string;
  /** What the page of the team looks at. */
  readonly well: Pick<WellNeeds, 'dataDir' | 'hasOwnDatabase'>;
  readonly siteUrl: URL;
  readonly mail: Pick<MailWays, 'now' | 'fixed'>;
  /** Whether the server is stopping: answers then end their connection. */
  readonly isStopping: () => boolean;
};

/** Builds the one Hono app: the API behind its gateway, health, and the site under everything else; and what goes past it. */
export function createApp(needs: AppNeeds): { readonly app: Hono; readonly answerAtOnce: AnswerAtOnce } {
  const { sql, log, siteUrl, auth } = needs;
  const { drawer } = needs.site;
  const { files } = needs.storage;
  const app = new Hono();
  const ready = readyAnswers({
    isPage: (path) => areaOf(path) === undefined,
    isStopping: needs.isStopping,
    onGiven: () => needs.metrics?.note('pages', 200, 0),
  });
  const pages = makePages({ ...needs, onLookAgain: ready.forget });
  needs.notices.on('published', pages.lookAgain);
  const hasTls = () => siteUrl.protocol === 'https:' && !isLoopback(siteUrl.hostname);

  if (needs.metrics) app.use(needs.metrics.count);
  app.use(ready.keep);
  // None that somebody sends: no text is that short.
  app.use(requestId({ limitLength: 0 }));
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
    if (hasTls()) c.header('Strict-Transport-Security', 'max-age=31536000');
    if (needs.isStopping()) c.header('Connection', 'close');
    await next();
  });
  const { readAccess, publishableKey, secretKey } = auth.parts;
  app.use(gateway({ keys: { publishableKey, secretKey }, siteUrl, log }));
  app.use(boundBodies(needs.bodies, needs.addressOf));

  app.route('/functions/v1/send-email', sendEmail({ ...needs, cleanPhoto, pages, readAccess }));
  app.route('/functions/v1/account-data', accountData(auth.parts));
  app.route('/functions/v1/delete-account', deleteAccount(auth.parts));
  app.route('/functions/v1/inbox', inboxRoutes({ ...auth.parts, wayNow: needs.mail.now }));
  app.route('/functions/v1/texts', textRoutes({ ...auth.parts, pages, drawer }));
  app.route('/functions/v1/pictures', libraryRoutes({ ...auth.parts, files, onChanged: pages.lookAgain }));
  app.route('/functions/v1/lists', listRoutes({ ...auth.parts, pages, drawer }));
  app.route('/functions/v1/settings', settingRoutes({ ...auth.parts, pages, drawer, mail: needs.mail }));
  app.route('/functions/v1/well', wellRoutes({ ...auth.parts, ...needs.well, wayNow: needs.mail.now }));
  app.route('/functions/v1/message-status', messageStatus(auth.parts));
  app.route('/functions/v1/find-message', findByNumber({ ...auth.parts, pages, siteUrl }));
  app.route('/functions/v1/mail-status', mailCopy({ ...needs, ...auth.parts }));
  app.route('/', statusPages(auth.parts, pages));
  app.route('/functions/v1/set-up', setUpRoutes(auth.parts));
  app.route('/', setUpPages(auth.parts, pages));
  app.route('/auth/v1', auth.routes);
  app.route('/storage/v1', needs.storage.routes);
  app.route('/realtime/v1', needs.realtime.routes);
  app.use('/rest/v1/*', async (c, next) => {
    await next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.res.ok) pages.lookAgain();
  });
  app.route('/rest/v1', rest({ ...needs.data, readAccess, addressOf: needs.addressOf, log }));
  // For a proxy in front: whether this server wants requests. One that stops says so first. One whose database is away does:
  // a proxy that leaves out all of them shows visitors no page, and the pages are there.
  app.get('/readyz', (c) => {
    c.header('Cache-Control', 'no-store');
    const isReady = !needs.isStopping();
    return c.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : failureStatus.unavailable);
  });
  // However many ask: one question at a time.
  const askDatabase = together(() => withDeadline(() => sql`select 1`, 2000));
  app.get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const isWell = await askDatabase(undefined).then(
      () => true,
      () => false,
    );
    return c.json(
      { status: isWell ? 'ok' : 'unavailable', database: isWell ? 'ok' : 'unavailable' },
      isWell ? 200 : failureStatus.unavailable,
    );
  });
  app.route('/', previewPages({ ...auth.parts, drawer }, pages));
  app.all('*', async (c) => {
    if (areaOf(c.req.path) !== undefined) return answerNothingHere(c);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return pages.answer(c);
    const refused = answerFailure(c, { code: 'wrong_method' });
    refused.headers.set('Allow', 'GET, HEAD');
    return refused;
  });

  app.onError((error, c) => answerUnforeseen(c, error, log));
  return { app, answerAtOnce: ready.give };
}
