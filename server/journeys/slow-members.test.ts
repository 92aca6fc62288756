import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { revokeRole } from '#server/auth/admin/roles.ts';
import { addMessage } from '#server/testing/added-messages.ts';
import { dataCallers } from '#server/testing/data-callers.ts';
import { picture } from '#server/testing/files.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();

/** Takes the role of an account, as `npm run admin -- revoke` does. */
async function endRole({ id }: { readonly id: string }): Promise<void> {
  const [user] = await database.sql<[{ email: string }]>`select email from auth.users where id = ${id}`;
  await revokeRole(database.sql, user.email);
}

/** Sends a body of which the second half comes when `meanwhile` has ended, and a second has gone by. */
async function sendSlowly(
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object | Uint8Array,
  meanwhile: () => Promise<unknown>,
) {
  const isFile = body instanceof Uint8Array;
  const bytes = isFile ? body : Buffer.from(JSON.stringify(body));
  const half = new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(bytes.subarray(0, 10)),
    pull: async (to) => {
      await wait(300);
      await meanwhile();
      await wait(1000);
      to.enqueue(bytes.subarray(10));
      to.close();
    },
  });
  const sent = {
    method: 'POST',
    body: half,
    duplex: 'half',
    headers: { ...headers, 'content-type': isFile ? 'image/png' : 'application/json' },
  };
  const answer = await fetch(app.url + path, sent as RequestInit);
  const text = await answer.text();
  return [answer.status, text === '' ? undefined : (JSON.parse(text) as unknown)];
}

test('SEC-07 who is of the team no more publishes nothing with a call that began before', async () => {
  const { team, admin } = await dataCallers(app, database);
  const project = { title: 'Late', published_at: '2026-11-01T00:00:00Z' };
  const [refused] = await sendSlowly('/rest/v1/projects', team.headers, project, () => endRole(team));
  expect(refused).toBe(401);
  expect(await database.sql`select from public.projects where title = 'Late'`).toHaveLength(0);

  const messageId = await addMessage(database.sql, {});
  const note = { id: crypto.randomUUID(), text: 'Late' };
  const path = `/functions/v1/inbox/messages/${messageId}/notes`;
  expect(await sendSlowly(path, admin.headers, note, async () => {})).toEqual([200, expect.anything()]);
  const late = { id: crypto.randomUUID(), text: 'Too late' };
  expect(await sendSlowly(path, admin.headers, late, () => endRole(admin))).toEqual([
    403,
    expect.objectContaining({ error: 'not_team' }),
  ]);
  expect(await database.sql`select from app_private.message_notes`).toHaveLength(1);
});

test('SEC-07 nor puts a file in the place of another', async () => {
  const { team } = await dataCallers(app, database);
  await database.sql`insert into storage.buckets (id, name, public) values ('project_assets', 'project_assets', true)`;
  const path = '/storage/v1/object/project_assets/cover.png';
  const [before, after] = [await picture('png'), await picture('png', { side: 50 })];
  const headers = { ...team.headers, 'x-upsert': 'true' };
  expect((await sendSlowly(path, headers, before, async () => {}))[0]).toBe(200);
  expect((await sendSlowly(path, headers, after, () => endRole(team)))[0]).toBe(400);
  const kept = await fetch(`${app.url}/storage/v1/object/public/project_assets/cover.png`);
  expect(Buffer.from(await kept.arrayBuffer()).equals(before)).toBe(true);
});
