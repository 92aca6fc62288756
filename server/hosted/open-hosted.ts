import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { createRemoteJWKSet } from 'jose';
import { goBack } from '#content/answers/failures.ts';
import type { Result } from '#contract/failures.ts';
import { type Localized, splitLocale } from '#contract/locale.ts';
import { accessReader } from '#server/auth/access.ts';
import { tokenVerifier } from '#server/auth/sessions/access-tokens.ts';
import { authenticator } from '#server/auth/sessions/bearer.ts';
import type { EnvRecord } from '#server/env.ts';
import { sendEmail } from '#server/functions/send-email.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { bodyRules, boundBodies } from '#server/http/bodies.ts';
import { addressReader } from '#server/http/client-address.ts';
import { allowSite } from '#server/http/cors.ts';
import { answerUnforeseen } from '#server/http/failures.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { messageTasks } from '#server/inbox/message-tasks.ts';
import { databaseLimits, memoryLimits, messageWindows, placeLimiter, tryWindows, unlimited } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { mostMails } from '#server/mail/gathering.ts';
import { addressesOf } from '#server/mail/mail-ways.ts';
import { startOutbox } from '#server/mail/outbox-worker.ts';
import { smtpMailer, smtpServerAt } from '#server/mail/smtp.ts';
import type { CleanPhoto } from '#server/messages/photo.ts';
import type { Pages } from '#server/pages/pages.ts';
import { isOnlyPicture } from '#server/pictures/picture-parts.ts';
import { pictureType } from '#server/pictures/picture-type.ts';
import { connect } from '#server/postgres/connect.ts';
import { hostedSettings } from './hosted-settings.ts';

/** The function behind the forms, as one of a hosted Supabase project. */
export type Hosted = {
  /** Answers a request that came from `peer`. */
  readonly answer: (request: Request, peer: string) => Promise<Response>;
  readonly close: () => Promise<void>;
};

// A mail has left by then, or waits for its next try; what is to be done each minute has been done once.
const staysMs = 75_000;

/**
 * Opens `send-email` (server/functions) where nothing else of our server runs: with the database, the accounts and the
 * keys of a hosted project. It sends the mails as well, and does what is to be done about messages, for as long as the
 * project lets it live.
 * @param record What the project tells the function, and the secrets that were set.
 * @param stay Asks the project to let it live until that is settled.
 */
export async function openHosted(
  record: EnvRecord,
  log: Log,
  stay: (work: Promise<unknown>) => void = () => {},
): Promise<Result<Hosted>> {
  const settings = hostedSettings(record);
  if (!settings.ok) return settings;
  const env = settings.value;
  const { siteUrl, jwtSecret } = env;
  const pool = { connections: 4, statementTimeoutMs: 10_000, purpose: 'send-email' } as const;
  const direct = env.databaseDirectUrl ?? env.databaseUrl;
  const sql = connect(env.databaseUrl, { ...pool, isPooled: env.databaseDirectUrl !== undefined });
  const addressOf = addressReader(env.trustProxy);
  const makeLimiter = env.isRateLimited ? databaseLimits(sql, jwtSecret) : () => unlimited;

  const mailer = env.smtpUrl === undefined ? undefined : smtpMailer(smtpServerAt(env.smtpUrl));
  const addresses = addressesOf(env);
  const outbox = mailer && {
    ...(await startOutbox({
      database: { sql, connect: (options) => connect(direct, options) },
      wayNow: async () => ({ mailer, ...addresses }),
      isShared: true,
      log,
    })),
    tasks: startHousekeeping(
      log,
      messageTasks({
        alarm: { sql, log, wayNow: async () => ({ mailers: [mailer], ...addresses, to: env.alarmTo ?? addresses.to }) },
        siteUrl,
      }),
    ),
  };

  const keySet = createRemoteJWKSet(new URL('/auth/v1/.well-known/jwks.json', env.backendUrl));
  const verify = tokenVerifier(keySet, new URL('/auth/v1', env.backendUrl).href);
  const keys = { publishableKey: env.publishableKey, secretKey: env.backendSecretKey };
  const app = new Hono();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(allowSite(siteUrl));
  app.use(boundBodies(bodyRules(env.isRateLimited ? memoryLimits : () => unlimited, env.isRateLimited), addressOf));
  app.route(
    '/send-email',
    sendEmail({
      sql,
      limiter: placeLimiter(makeLimiter, 'send-email', messageWindows),
      // One of several that come and go: what a process counts for itself would be forgotten.
      tries: placeLimiter(makeLimiter, 'send-email tries', tryWindows),
      mostMails: env.isRateLimited ? mostMails : Infinity,
      onStored: () => outbox?.kick(),
      cleanPhoto: plainPhoto,
      addressOf,
      pages: plainPages,
      siteUrl,
      readAccess: accessReader(keys, authenticator(sql, { verify }), { needsSecondStep: true }),
    }),
  );
  app.onError((error, c) => answerUnforeseen(c, error, log));
  return {
    ok: true,
    value: {
      answer: async (request, peer) => {
        const response = await app.fetch(request, { incoming: { socket: { remoteAddress: peer } } });
        if (outbox) stay(wait(staysMs, undefined, { ref: false }));
        return response;
      },
      close: async () => {
        await outbox?.tasks.stop();
        await outbox?.stop();
        mailer?.close();
        await sql.end({ timeout: 5 });
      },
    },
  };
}

/**
 * Where no program of ours can draw a photo anew: takes what the form sends, which a browser has drawn, and refuses
 * whatever holds more than the picture.
 */
const plainPhoto: CleanPhoto = async (base64) => {
  const bytes = Buffer.from(base64, 'base64');
  const type = pictureType(bytes);
  return (type === 'image/jpeg' || type === 'image/webp') && isOnlyPicture(bytes, type)
    ? { ok: true, value: { bytes, type } }
    : { ok: false, because: 'invalid' };
};

/**
 * Where no page can be drawn, a form without JavaScript is refused in plain words: what is wrong, and that everything
 * that was typed is still there behind the browser's way back.
 */
const plainPages: Pick<Pages, 'sendDrawn'> = {
  sendDrawn: async (c, pathname, { refused, refusedReport }, status) => {
    const { locale } = splitLocale(pathname);
    const form = refused ?? refusedReport;
    const problems = Object.values<Localized>(form?.problems ?? {}).map((words) => words[locale]);
    return c.text([...new Set([...problems, form?.failure ?? '', goBack[locale]])].filter(Boolean).join(' '), status);
  },
};
