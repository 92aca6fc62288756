import { randomUUID } from 'node:crypto';
import { picture, storageClient } from '#server/testing/files.ts';
import { sendPicture } from '#server/testing/library.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import type { Callers } from './callers.ts';

export const bucket = 'torture';

// Where each kind of thing is: a column, and the rows.
const places = {
  message: ['id', 'app_private.messages where deleted_at is null'],
  status: ['status_token', 'app_private.messages where deleted_at is null'],
  reference: ['reference', 'app_private.messages where deleted_at is null'],
  note: ['id', 'app_private.message_notes'],
  mail: ['id', 'app_private.mail_outbox'],
  picture: ['id', 'public.pictures'],
  project: ['id', 'public.projects'],
  version: ['id', 'public.project_versions'],
  draft: ['project_id', 'public.project_drafts'],
  booking: ['id', 'public.bookings'],
  file: ['name', `storage.objects where bucket_id = '${bucket}'`],
} as const;
type Kind = keyof typeof places;

/** What is in the database, by its kind: some of each. */
export type There = Readonly<Record<Kind, readonly string[]>>;

/** Reads what is there. What requests have deleted to the last is made again. */
export async function whatIsThere(site: LiveSite, callers: Callers): Promise<There> {
  const there = await read(site);
  if (Object.values(there).every(({ length }) => length > 0)) return there;
  await lay(site, callers, there.message[0]);
  return read(site);
}

async function read(site: LiveSite): Promise<There> {
  const kinds = Object.entries(places).map(
    ([kind, [column, from]]) => `(select '${kind}' as kind, ${column}::text as value from ${from} limit 20)`,
  );
  const rows = await site.inDatabase((sql) => sql.unsafe<{ kind: Kind; value: string }[]>(kinds.join(' union all ')));
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value }) => value);
  // Of the kinds above, each once.
  return Object.fromEntries(Object.keys(places).map((kind) => [kind, of(kind)])) as Record<Kind, string[]>;
}

async function lay(site: LiveSite, { team, secretKey }: Callers, message: string | undefined): Promise<void> {
  const headers = { authorization: `Bearer ${team}` };
  const ask = async (path: string, body: unknown) =>
    (await fetch(site.url + path, post(body, headers))).arrayBuffer().catch(() => undefined);
  for (let count = 0; count < 3; count += 1) await ask(sendEmailPath, hello());
  const [about = message] = (await read(site)).message;
  await ask(`/functions/v1/inbox/messages/${about}/notes`, { text: 'Called back.' });
  await sendPicture(site, headers, await picture('png'));
  const files = storageClient(site, { apikey: secretKey });
  await files.createBucket(bucket, { public: true });
  for (const name of ['a.png', 'folder/b.png']) await files.from(bucket).upload(name, await picture('png'));
  await site.inDatabase(async (sql) => {
    const id = randomUUID();
    await sql`insert into public.projects (id, title, slug, published_at) values (${id}, 'A garden', ${id}, now())`;
    await sql`insert into public.project_versions (project_id) values (${id})`;
    await sql`insert into public.project_drafts (project_id, author_id) select ${id}, id from auth.users limit 1`;
    await sql`insert into public.bookings (booked_on, kind, purpose, cents, phase)
              values ('2026-05-31', 'material', 'Stamps', 850, 1)`;
  });
}
