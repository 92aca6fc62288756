import { afterEach, expect, test, vi } from 'vitest';
import { takeMails } from '#server/mail/outbox.ts';
import { makeSeal } from '#server/seal.ts';
import { makeUser } from '#server/testing/accounts.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { putAccountMail } from './mails.ts';
import { makeOneTimeToken, takeCode } from './one-time-tokens.ts';

const { sql, ...database } = await openedDatabase();
const seal = makeSeal('a secret of this test');
afterEach(() => void vi.useRealTimers());

test.each([-1, 1])(
  'SEC-02 a code and its mail count for 15 minutes by the clock of the database, also where that of this machine is wrong by %i hour',
  async (hours) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const { id: userId } = await makeUser({ sql, ...database }, { email });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    const { code } = await makeOneTimeToken(sql, seal, { userId, type: 'recovery_token', email });
    await putAccountMail(
      sql,
      { siteUrl: new URL('https://example.org') },
      { kind: 'recovery', to: email, locale: 'en', code },
    );
    const [{ ends }] = await sql<[{ ends: number[] }]>`
      select array(select extract(epoch from expires_at - now())::int from auth.one_time_tokens where relates_to = ${email}
        union all select extract(epoch from expires_at - now())::int from app_private.mail_outbox where to_address = ${email}) as ends`;
    expect(ends).toHaveLength(2);
    for (const seconds of ends) expect([seconds > 890, seconds <= 900]).toEqual([true, true]);
    expect((await takeMails(sql, '42', 5, [])).map(({ to }) => to)).toContain(email);
    expect(await takeCode(sql, seal, email, code, ['recovery_token'])).toMatchObject({ userId });
  },
);
