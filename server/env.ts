import { isIP } from 'node:net';
import type { Result } from '#contract/failures.ts';
import { plainAddress } from '#contract/mail-server.ts';
import { type Provider, readProviders } from './auth/providers/providers.ts';
import { readEnvFile } from './env-file.ts';
import { readTrustProxy, type TrustProxy } from './http/trust-proxy.ts';
import { type BounceSettings, readBounceSettings } from './mail/bounces/bounce-settings.ts';
import { checkPageSettings } from './pages/page-settings.ts';

/** The settings of the server (.env.example), checked and complete. */
export type Env = {
  readonly host: string;
  readonly port: number;
  /** Where Prometheus fetches numbers, on this machine only. Unset: nothing is counted. */
  readonly metricsPort: number | undefined;
  readonly dataDir: string;
  /** Unset: the server starts its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database past a pooler that stands in `databaseUrl`, for what needs a session of its own. */
  readonly databaseDirectUrl: string | undefined;
  /** Unset: the mail server that an admin has set in the browser; until then mails are written to `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly mailTo: readonly string[] | undefined;
  /** Unset: where the team reads its mails. */
  readonly alarmTo: readonly string[] | undefined;
  /** Unset: only what the mail server answers at once tells that an answer to a visitor was refused. */
  readonly bounces: BounceSettings | undefined;
  readonly trustProxy: TrustProxy;
  /** Unset: made and kept in `dataDir` (see secrets.ts). */
  readonly jwtSecret: string | undefined;
  readonly backendSecretKey: string | undefined;
  readonly publishableKey: string;
  readonly isRateLimited: boolean;
  readonly siteUrl: URL;
  /** Whether that was set; else it is what admins say in the browser. */
  readonly isSiteUrlSet: boolean;
  /** Where the API stands, when not at the site's address. */
  readonly backendUrl: URL;
  /** Whether people can make accounts themselves. */
  readonly isSignUpOpen: boolean;
  /** Whether a mail has to be answered before an account counts. */
  readonly isConfirmationAsked: boolean;
  /** Whether a role counts only for an account with a second step. */
  readonly isSecondStepNeeded: boolean;
  /** Whether links of lists are followed once a month. */
  readonly isLinkCheckOn: boolean;
  /** The other services that people can sign in with. */
  readonly providers: readonly Provider[];
};

export type EnvRecord = Readonly<Record<string, string | undefined>>;

const aSecret = { jwt: 32, backendKey: 20, distinct: 10 };

/** The variables of this process. */
export const environment = (): EnvRecord => process.env;

/**
 * Lays what a file `.env` of the working folder sets beside the variables of this process, which count more, and checks all
 * of them. Out: as of `readEnv`.
 */
export function readSettings(): Result<Env, { faults: readonly string[] }> {
  const { values, faults } = readEnvFile('.env');
  if (faults.length > 0) return { ok: false, faults };
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  return readEnv(process.env);
}

/** Whether only this machine can reach a server that listens on `host`, as a setting or an address writes it. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The faults as whoever started something reads them. */
export const sayFaults = (faults: readonly string[]): string =>
  ['The settings need a correction:', ...faults.map((fault) => `- ${fault}`)].join('\n');

/**
 * Checks the environment. In: the variables; out: plain values, or every fault at once, each with
 * what to write instead. Empty variables count as unset, so `.env.example` can list them all.
 */
export function readEnv(record: EnvRecord): Result<Env, { faults: string[] }> {
  const faults: string[] = [];
  const given = (name: string): string | undefined => record[name]?.trim() || undefined;
  const fault = (text: string): undefined => void faults.push(text);

  const addresses = (name: string): string[] | undefined => {
    const list = given(name)
      ?.split(',')
      .map((entry) => entry.trim());
    if (list === undefined || list.every((entry) => plainAddress.test(entry))) return list;
    return fault(`${name} must be an e-mail address (several: separated by commas), for example team@example.org.`);
  };
  const oneAddress = (name: string, example: string): string | undefined => {
    const list = addresses(name);
    if (list && list.length > 1) fault(`${name} must be one e-mail address, for example ${example}@example.org.`);
    return list?.[0];
  };
  const isOn = (name: string, usual = 'on', meanings = ['', '']): boolean => {
    const value = given(name) ?? usual;
    if (value !== 'on' && value !== 'off')
      fault(`${name} must be "on"${meanings[0]} or "off"${meanings[1]}; leave it out for "${usual}".`);
    return value !== 'off';
  };
  const url = (name: string, protocols: readonly string[], example: string): string | undefined => {
    const value = given(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    return fault(`${name} must be an address like ${example}.`);
  };
  const secret = (name: string, length: number): string | undefined => {
    const value = given(name);
    if (value === undefined) {
      if (given('DATABASE_URL') !== undefined)
        fault(
          `${name} must be set when DATABASE_URL is set, because all servers of one database need the same: write the output of "openssl rand -base64 48".`,
        );
      return undefined;
    }
    if (value.length >= length && new Set(value).size >= aSecret.distinct) return value;
    return fault(
      `${name} is too weak: write at least ${length} random characters, for example the output of "openssl rand -base64 48".`,
    );
  };

  // Only this machine, unless told otherwise: an open port would bypass the proxy that speaks TLS,
  // and with TRUST_PROXY set let anybody write their own address. A container sets HOST=0.0.0.0.
  const host = given('HOST') ?? '127.0.0.1';
  const port = Number(given('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fault('PORT must be a number from 0 to 65535, for example 3000.');

  const dataDir = given('DATA_DIR') ?? './data';
  // A folder of that name would be made, and who deletes it in a shell deletes their home.
  if (dataDir.startsWith('~'))
    fault('DATA_DIR must be a whole path, for example /home/ecosystem/data: ~ means nothing here.');

  const metricsPort = given('METRICS_PORT') === undefined ? undefined : Number(given('METRICS_PORT'));
  if (metricsPort !== undefined && (!Number.isInteger(metricsPort) || metricsPort < 1 || metricsPort > 65_535))
    fault('METRICS_PORT must be a number from 1 to 65535, for example 9464.');

  const asInALink = ' (special characters in user and password as in a link: @ is %40, # is %23)';
  const anyDatabase = `postgres://ecosystem:password@localhost:5432/ecosystem${asInALink}`;
  // A percent sign that begins nothing is one of the password: the driver would only say "URI malformed".
  const database = (name: string): string | undefined =>
    url(name, ['postgres:', 'postgresql:'], anyDatabase)?.replaceAll(/%(?![\da-f]{2})/giu, '%25');
  const databaseUrl = database('DATABASE_URL');
  const databaseDirectUrl = database('DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== undefined && databaseUrl === undefined)
    fault('DATABASE_DIRECT_URL is for a database behind a pooler: write the address of the pooler into DATABASE_URL.');
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'], `smtps://user:password@mail.example.org${asInALink}`);
  const mailTo = addresses('MAIL_TO');
  const alarmTo = addresses('ALARM_TO');
  const bounces = readBounceSettings(given, fault, oneAddress('BOUNCE_ADDRESS', 'bounce'));
  const mailFrom = oneAddress('MAIL_FROM', 'hello');
  if (given('SMTP_URL') !== undefined) {
    if (given('MAIL_FROM') === undefined)
      fault(
        'MAIL_FROM must be set when SMTP_URL is set: write the address your mail server lets you send from, for example hello@example.org.',
      );
    if (given('MAIL_TO') === undefined)
      fault(
        'MAIL_TO must be set when SMTP_URL is set: write where the team reads its mail, for example team@example.org.',
      );
  }

  const jwtSecret = secret('JWT_SECRET', aSecret.jwt);
  const backendSecretKey = secret('BACKEND_SECRET_KEY', aSecret.backendKey);
  if (jwtSecret !== undefined && jwtSecret === backendSecretKey)
    fault('BACKEND_SECRET_KEY must differ from JWT_SECRET: write the output of "openssl rand -base64 48" again.');

  const trustProxy = readTrustProxy(given('TRUST_PROXY'));
  if (trustProxy === undefined)
    fault(
      'TRUST_PROXY must be the number of proxies in front of the server, or their addresses, for example 1 or 127.0.0.1,10.0.0.0/8.',
    );

  const isRateLimited = isOn('RATE_LIMITS');
  const siteUrl = url('PUBLIC_SITE_URL', ['http:', 'https:'], 'https://ecosystem.example.org');

  const backendUrl = url('PUBLIC_BACKEND_URL', ['http:', 'https:'], 'https://api.example.org');
  addresses('PUBLIC_ADMIN_EMAIL');
  checkPageSettings(given, fault);

  const isPublished = [siteUrl, backendUrl].some((one) => one !== undefined && !isLoopback(new URL(one).hostname));
  if (!isRateLimited && (!isLoopback(host) || isPublished))
    fault(
      'RATE_LIMITS=off is for tests and benches on this machine only: remove it, or write HOST=127.0.0.1 and remove PUBLIC_SITE_URL and PUBLIC_BACKEND_URL.',
    );

  const isSignUpOpen = isOn('SIGN_UP');
  const isConfirmationAsked = isOn('CONFIRM_SIGN_UPS');
  if (!isConfirmationAsked && (!isLoopback(host) || isPublished || given('TRUST_PROXY') !== undefined))
    fault(
      'CONFIRM_SIGN_UPS=off is for tests on this machine only: remove it, or write HOST=127.0.0.1 and remove TRUST_PROXY, PUBLIC_SITE_URL and PUBLIC_BACKEND_URL.',
    );

  const isLinkCheckOn = isOn('LINK_CHECK', 'off');
  const steps = [' (the team signs in with two steps)', ' (a password is enough)'];
  const isSecondStepNeeded = isOn('TEAM_SECOND_STEP', 'on', steps);

  const oidcIssuer = url('AUTH_OIDC_ISSUER', ['http:', 'https:'], 'https://login.example.org');
  if (oidcIssuer?.startsWith('http:') && !isLoopback(new URL(oidcIssuer).hostname))
    fault('AUTH_OIDC_ISSUER must start with https://, because passwords and tokens travel there.');
  const providers = readProviders(given, fault, oidcIssuer);

  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      host,
      port,
      metricsPort,
      dataDir,
      databaseUrl,
      databaseDirectUrl,
      smtpUrl,
      mailFrom,
      mailTo,
      alarmTo,
      bounces,
      trustProxy: trustProxy ?? { kind: 'nobody' },
      jwtSecret,
      backendSecretKey,
      // The key that the browser sends; the same default is in the build.
      publishableKey: given('PUBLIC_BACKEND_KEY') ?? 'sb_publishable_local',
      isRateLimited,
      isSiteUrlSet: siteUrl !== undefined,
      siteUrl: new URL(siteUrl ?? `http://localhost:${port}`),
      backendUrl: new URL(backendUrl ?? siteUrl ?? `http://localhost:${port}`),
      isSignUpOpen,
      isConfirmationAsked,
      isSecondStepNeeded,
      isLinkCheckOn,
      providers,
    },
  };
}
