import { describe, expect, test } from 'vitest';
import { type EnvRecord, readEnv } from './env.ts';

const strong = 'kR7-mXq2vTz9LwB4nYc8HdJ3sFg6PaE1';

function faultsOf(record: EnvRecord): string {
  const read = readEnv(record);
  return read.ok ? '' : read.faults.join('\n');
}

describe('readEnv', () => {
  test('needs nothing, and then only this machine reaches the server', () => {
    const read = readEnv({});
    expect(read).toMatchObject({
      ok: true,
      value: { host: '127.0.0.1', port: 3000, dataDir: './data', isRateLimited: true, trustProxy: { kind: 'nobody' } },
    });
    expect(read).toMatchObject({ value: { isSecondStepNeeded: true } });
    expect(readEnv({})).toMatchObject({ value: { isLinkCheckOn: false } });
    expect(readEnv({ LINK_CHECK: 'on' })).toMatchObject({ value: { isLinkCheckOn: true } });
    expect(faultsOf({ LINK_CHECK: 'yes' })).toContain('LINK_CHECK');
    expect(readEnv({ TEAM_SECOND_STEP: 'off' })).toMatchObject({ value: { isSecondStepNeeded: false } });
  });

  test('takes empty variables as unset, as .env.example has them', () => {
    expect(readEnv({ SMTP_URL: '', DATABASE_URL: ' ', TRUST_PROXY: '', PORT: '' })).toMatchObject({
      ok: true,
      value: { port: 3000 },
    });
  });

  test('names every fault at once, each with what to write instead', () => {
    const read = readEnv({
      PORT: 'http',
      SMTP_URL: 'mail.example.org',
      MAIL_TO: 'nobody',
      TRUST_PROXY: 'yes',
      RATE_LIMITS: 'none',
      TEAM_SECOND_STEP: 'no',
      PUBLIC_SITE_URL: 'example.org',
    });
    expect(read.ok ? [] : read.faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PORT',
      'SMTP_URL',
      'MAIL_TO',
      'MAIL_FROM',
      'TRUST_PROXY',
      'RATE_LIMITS',
      'PUBLIC_SITE_URL',
      'TEAM_SECOND_STEP',
    ]);
    expect(faultsOf({ PORT: '70000' })).toContain('for example 3000');
    expect(faultsOf({ DATA_DIR: '~/data' })).toContain('a whole path');
    // As it is typed from a letter of the provider.
    expect(faultsOf({ SMTP_URL: 'smtps://me:pa#ss@mail.example.org' })).toContain('# is %23');
  });

  test('takes the address of a database with a percent sign in its password as it was typed', () => {
    const read = readEnv({
      DATABASE_URL: 'postgres://me:50%off%40home@db.example.org/site',
      JWT_SECRET: strong,
      BACKEND_SECRET_KEY: [...strong].toReversed().join(''),
    });
    expect(read).toMatchObject({ value: { databaseUrl: 'postgres://me:50%25off%40home@db.example.org/site' } });
  });

  test('asks for the addresses of mails as soon as a mail server is given', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://localhost' })).toMatch(/MAIL_FROM.*\n.*MAIL_TO/u);
    expect(readEnv({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.org', MAIL_TO: 'c@d.org, e@f.org' })).toMatchObject({
      ok: true,
      value: { mailTo: ['c@d.org', 'e@f.org'], alarmTo: undefined },
    });
  });

  test('takes the mailbox of what comes back with its address, or neither', () => {
    const url = 'imaps://bounce%40example.org:p%40ss%3A@[::1]/Bounces%20here';
    expect(readEnv({ BOUNCE_MAILBOX_URL: url, BOUNCE_ADDRESS: 'bounce@example.org' })).toMatchObject({
      ok: true,
      value: {
        bounces: {
          address: 'bounce@example.org',
          mailbox: {
            host: '::1',
            port: 993,
            isSecure: true,
            user: 'bounce@example.org',
            password: 'p@ss:',
            folder: 'Bounces here',
          },
        },
      },
    });
    expect(readEnv({})).toMatchObject({ ok: true, value: { bounces: undefined } });
    expect(faultsOf({ BOUNCE_ADDRESS: 'bounce@example.org' })).toContain('BOUNCE_MAILBOX_URL must be set');
    expect(faultsOf({ BOUNCE_MAILBOX_URL: url })).toContain('BOUNCE_ADDRESS must be set');
    expect(faultsOf({ BOUNCE_MAILBOX_URL: url, BOUNCE_ADDRESS: 'a@b.org, c@d.org' })).toContain('one e-mail address');
    expect(faultsOf({ BOUNCE_MAILBOX_URL: url, BOUNCE_ADDRESS: `${'b'.repeat(19)}@b.org` })).toContain('at most 18');
    for (const wrong of [
      'imaps://mail.example.org',
      'imaps://user@mail.example.org',
      'https://a:b@c.org',
      'x',
      'imap://a:%@b',
    ])
      expect(faultsOf({ BOUNCE_MAILBOX_URL: wrong, BOUNCE_ADDRESS: 'b@b.org' })).toContain(
        'with user and password like',
      );
  });

  test('refuses what would lead visitors, or their money, nowhere', () => {
    const right = {
      PUBLIC_ADMIN_EMAIL: 'ada@example.org',
      PUBLIC_PAYMENT_LINK: '/pay-example',
      PUBLIC_GEOCODE_URL: 'https://maps.example.org/json',
      PUBLIC_WAVY_TEXT_URL: 'https://wavy.example.org',
      PUBLIC_TILE_URL: 'https://{s}.tile.example.org/{z}/{y}/{x}.png',
      PUBLIC_IBAN: 'DE89 3704 0044 0532 0130 00',
    };
    expect(faultsOf(right)).toBe('');
    const wrong = {
      PUBLIC_ADMIN_EMAIL: 'ada',
      PUBLIC_PAYMENT_LINK: 'donate.example.org',
      PUBLIC_GEOCODE_URL: 'maps.example.org/json',
      PUBLIC_WAVY_TEXT_URL: 'javascript:alert(1)',
      PUBLIC_TILE_URL: 'https://tile.example.org/',
      // Two digits in the other order.
      PUBLIC_IBAN: 'DE89 3704 0044 0532 0103 00',
    };
    for (const [name, value] of Object.entries(wrong)) expect(faultsOf({ [name]: value })).toContain(`${name} `);
    expect(faultsOf({ PUBLIC_TILE_URL: 'tile.example.org/{z}/{x}/{y}.png' })).toContain('PUBLIC_TILE_URL');
  });

  test('SEC-04 refuses secrets that are short or simple', () => {
    expect(faultsOf({ JWT_SECRET: 'secret' })).toContain('JWT_SECRET is too weak');
    expect(faultsOf({ JWT_SECRET: 'a'.repeat(64) })).toContain('JWT_SECRET is too weak');
    expect(faultsOf({ BACKEND_SECRET_KEY: 'short-key' })).toContain('BACKEND_SECRET_KEY is too weak');
    expect(faultsOf({ JWT_SECRET: strong, BACKEND_SECRET_KEY: strong })).toContain('must differ');
    expect(readEnv({ JWT_SECRET: strong })).toMatchObject({ ok: true, value: { jwtSecret: strong } });
  });

  test('SEC-04 demands the secrets when the database is shared', () => {
    const given = { DATABASE_URL: 'postgres://ecosystem@localhost/ecosystem' };
    expect(faultsOf(given)).toMatch(/JWT_SECRET must be set[^]*BACKEND_SECRET_KEY must be set/u);
    expect(faultsOf({ ...given, JWT_SECRET: strong, BACKEND_SECRET_KEY: [...strong].toReversed().join('') })).toBe('');
  });

  test('takes another service to sign in with when all of its settings are there', () => {
    expect(readEnv({})).toMatchObject({ ok: true, value: { providers: [] } });
    expect(
      readEnv({
        AUTH_GITHUB_CLIENT_ID: 'a',
        AUTH_GITHUB_CLIENT_SECRET: 'b',
        AUTH_GOOGLE_CLIENT_ID: 'c',
        AUTH_GOOGLE_CLIENT_SECRET: 'd',
        AUTH_OIDC_ISSUER: 'https://login.example.org/realms/one',
        AUTH_OIDC_CLIENT_ID: 'e',
        AUTH_OIDC_CLIENT_SECRET: 'f',
      }),
    ).toMatchObject({
      ok: true,
      value: {
        providers: [
          { name: 'github', clientId: 'a', clientSecret: 'b', endpoints: { user: 'https://api.github.com/user' } },
          { name: 'google', clientId: 'c', clientSecret: 'd', issuer: new URL('https://accounts.google.com') },
          { name: 'oidc', clientId: 'e', issuer: new URL('https://login.example.org/realms/one') },
        ],
      },
    });
    expect(faultsOf({ AUTH_GITHUB_CLIENT_ID: 'a' })).toContain('AUTH_GITHUB_CLIENT_SECRET must be set together');
    expect(faultsOf({ AUTH_OIDC_ISSUER: 'https://login.example.org' })).toContain('AUTH_OIDC_CLIENT_ID and');
    const half = { AUTH_OIDC_CLIENT_ID: 'e', AUTH_OIDC_CLIENT_SECRET: 'f' };
    expect(faultsOf(half)).toContain('AUTH_OIDC_ISSUER must be set');
    expect(faultsOf({ ...half, AUTH_OIDC_ISSUER: 'login.example.org' })).toBe(
      'AUTH_OIDC_ISSUER must be an address like https://login.example.org.',
    );
    expect(faultsOf({ ...half, AUTH_OIDC_ISSUER: 'http://login.example.org' })).toContain('must start with https://');
    expect(readEnv({ ...half, AUTH_OIDC_ISSUER: 'http://127.0.0.1:4000' })).toMatchObject({ ok: true });
  });

  test('SEC-18 confirms sign-ups at once on this machine only', () => {
    for (const elsewhere of [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.0.2' },
      { TRUST_PROXY: '1' },
      { PUBLIC_SITE_URL: 'https://example.org' },
      { PUBLIC_BACKEND_URL: 'https://api.example.org' },
    ])
      expect(faultsOf({ CONFIRM_SIGN_UPS: 'off', ...elsewhere })).toContain('CONFIRM_SIGN_UPS=off');
    expect(faultsOf({ CONFIRM_SIGN_UPS: 'no' })).toContain('CONFIRM_SIGN_UPS must be');
    expect(readEnv({})).toMatchObject({ ok: true, value: { isConfirmationAsked: true } });
    expect(readEnv({ CONFIRM_SIGN_UPS: 'off' })).toMatchObject({ ok: true, value: { isConfirmationAsked: false } });
  });

  test('SEC-18 switches limits off on this machine only', () => {
    for (const elsewhere of [
      { HOST: '0.0.0.0' },
      // Behind a proxy it listens on this machine alone.
      { PUBLIC_SITE_URL: 'https://example.org' },
      { PUBLIC_BACKEND_URL: 'https://api.example.org' },
    ])
      expect(faultsOf({ RATE_LIMITS: 'off', ...elsewhere })).toContain('RATE_LIMITS=off');
    for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost']) {
      expect(readEnv({ RATE_LIMITS: 'off', HOST: host })).toMatchObject({ ok: true, value: { isRateLimited: false } });
    }
  });
});
