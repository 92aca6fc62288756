import type { Database } from '#server/postgres/connect.ts';
import { inPortions } from '#server/postgres/in-portions.ts';
import type { ByteStore } from './bytes.ts';

// An upload takes two minutes at most (server/http/listen.ts). What is older has no upload any more.
const uploadHours = 1;
const portion = 200;

/** Notes a version before its first byte, so that it is found if nothing ever names it. */
export async function noteUpload(sql: Database, version: string): Promise<void> {
  await sql`insert into storage.leftovers (version, due_at) values (${version}, now() + make_interval(hours => ${uploadHours}))`;
}

/**
 * Says that an upload failed. When its row was written after all (the connection was cut during the commit), the note is
 * gone and the bytes stay.
 */
export async function giveUp(sql: Database, version: string): Promise<void> {
  // With the database away, the note falls due by itself.
  await sql`update storage.leftovers set due_at = now() where version = ${version}`.catch(() => {});
}

/**
 * Deletes the bytes that are due: of objects that are gone, and of uploads that never ended. Only what the database
 * names is deleted, so a folder beside the wrong database loses nothing. What cannot be deleted waits for an hour, and
 * holds up nothing else. Out: how many were tried. Throws what hindered the first that stays, once all others are gone.
 */
export async function deleteLeftovers(sql: Database, bytes: ByteStore): Promise<number> {
  const problems: Error[] = [];
  const tried = await inPortions(portion, async () => {
    const due = await sql<{ version: string }[]>`
      select version from storage.leftovers l where due_at <= now() - make_interval(mins => ${bytes.readersMinutes})
        and not exists (select from storage.objects o where o.version = l.version)
      order by due_at limit ${portion}`;
    const stuck: string[] = [];
    for (const { version } of due)
      await bytes.remove(version).catch((error: Error) => {
        stuck.push(version);
        problems.push(error);
      });
    await sql`update storage.leftovers set due_at = now() + interval '1 hour' where version = any (${stuck}::uuid[])`;
    // Bytes first: if we stop in between, they are deleted once more, which does no harm.
    const gone = due.flatMap(({ version }) => (stuck.includes(version) ? [] : version));
    await sql`delete from storage.leftovers where version = any (${gone}::uuid[])`;
    return due.length;
  });
  const [problem] = problems;
  if (problem) throw problem;
  return tried;
}
