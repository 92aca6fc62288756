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
    ]);
    expect(faultsOf({ PORT: '70000' })).toContain('for example 3000');
  });

  test('asks for the addresses of mails as soon as a mail server is given', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://localhost' })).toMatch(/MAIL_FROM.*\n.*MAIL_TO/u);
    expect(readEnv({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.org', MAIL_TO: 'c@d.org, e@f.org' })).toMatchObject({
      ok: true,
      value: { mailTo: ['c@d.org', 'e@f.org'], alarmTo: ['c@d.org', 'e@f.org'] },
    });
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

  test('SEC-18 switches limits off on this machine only', () => {
    expect(faultsOf({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toContain('RATE_LIMITS=off');
    for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost']) {
      expect(readEnv({ RATE_LIMITS: 'off', HOST: host })).toMatchObject({ ok: true, value: { isRateLimited: false } });
    }
  });
});
