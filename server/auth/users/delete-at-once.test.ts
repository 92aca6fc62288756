import { expect, test } from 'vitest';
import { allAnswered, call, mailsTo, makeUser } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import { lockUser } from './users.ts';

const { database, app } = await openedApp();

async function untilWaiting(count: number): Promise<void> {
  await eventually(`${count} wait for the account`, async () => {
    const waiting = await database.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return waiting.count === count;
  });
}

test.each([
  ['deleted', false],
  ['emptied', true],
])('AUTH-13 an account is %s while a mail to it is being written: neither waits for the other', async (_, isSoft) => {
  const { id, email } = await makeUser(database, { email: `ada-${isSoft}@example.org` });
  const { ended } = await database.sql.begin(async (sql) => {
    await lockUser(sql, id);
    const ending = operatorClient(app).deleteUser(id, isSoft);
    await untilWaiting(1);
    // The worker takes the request and waits behind it for the account.
    await call(app, 'POST', '/recover', { body: { email } });
    await untilWaiting(2);
    return { ended: ending };
  });
  expect((await ended).error).toBeNull();
  await allAnswered(database);
  expect(await mailsTo(database, email)).toEqual([]);
  // What PostgreSQL says when it has to end one of both.
  expect(app.logged()).not.toContain('40P01');
});
