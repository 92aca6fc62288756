import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyUser } from '#server/auth/users/delete-user.ts';
import { findUser } from '#server/auth/users/users.ts';
import { askInbox, teamCaller, visitorWrites } from '#server/testing/inbox.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import type { Person } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();

/** Takes care of a message of Rosalind's, with a note and an answer. Out: its number. */
async function workOn({ id, headers }: Person): Promise<string> {
  const message = await visitorWrites(app, { name: 'Rosalind', email: 'rosalind@example.org' });
  const path = `messages/${message.id}`;
  await askInbox(app, { headers }, 'PATCH', path, { caretakerId: id });
  await askInbox(app, { headers }, 'POST', `${path}/notes`, { id: randomUUID(), text: 'Rosalind called' });
  const reply = { id: randomUUID(), text: 'Dear Rosalind', isDone: false };
  expect((await askInbox(app, { headers }, 'POST', `${path}/replies`, reply)).status).toBe(200);
  return message.reference;
}

async function dataOf({ headers }: Person): Promise<unknown> {
  const answer = await fetch(`${app.url}/functions/v1/account-data`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Whom the inbox names for a message. */
const named = (reference: string): Promise<object[]> => database.sql`
  select m.caretaker_id, n.author_id as note, r.author_id as answer,
         (select string_agg(distinct who, ', ') from app_private.inbox_log l,
            lateral (values (l.actor_id::text), (l.details ->> 'to'), (l.details ->> 'from')) named (who)
          where l.message_id = m.id and who not in ('new', 'waiting', 'gone')) as log
  from app_private.messages m join app_private.message_notes n on n.message_id = m.id
    join app_private.message_replies r on r.message_id = m.id
  where m.reference = ${reference}`;

test('account-data says what somebody of the team did in the inbox, and no word that is about a visitor', async () => {
  const ada = await teamCaller(app, database);
  await workOn(await teamCaller(app, database));
  const reference = await workOn(ada);
  const at = expect.any(String) as string;
  const data = await dataOf(ada);
  expect(data).toMatchObject({
    inbox_in_care: [{ reference, state: 'waiting' }],
    inbox_notes: [{ reference, at }],
    inbox_answers: [{ reference, at }],
  });
  const { inbox_history: history } = data as { inbox_history: { action: string; reference: string }[] };
  expect(history.map(({ action }) => action)).toEqual(['replied', 'note_added', 'state_changed', 'caretaker_changed']);
  expect(new Set(history.map((entry) => entry.reference))).toEqual(new Set([reference]));
  expect(JSON.stringify(data).toLowerCase()).not.toContain('rosalind');
});

test('what somebody did in the inbox stays and names nobody when their account is deleted or emptied', async () => {
  const [ada, bob] = [await teamCaller(app, database), await teamCaller(app, database)];
  const [ofAda, ofBob] = [await workOn(ada), await workOn(bob)];
  expect(await named(ofAda)).toEqual([{ caretaker_id: ada.id, note: ada.id, answer: ada.id, log: ada.id }]);
  const nobody = [{ caretaker_id: null, note: null, answer: null, log: null }];

  expect((await operatorClient(app).deleteUser(ada.id)).error).toBeNull();
  expect(await named(ofAda)).toEqual(nobody);
  expect(await named(ofBob)).not.toEqual(nobody);
  await database.sql.begin(async (sql) => {
    const user = await findUser(sql, bob.id);
    if (user) await emptyUser(sql, user);
  });
  expect(await named(ofBob)).toEqual(nobody);
});
