import { Failed } from '#server/http/failures.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { Member } from '#server/team/team-calls.ts';

// More than the longest page has texts. All of them are read for each look at a preview.
const most = 300;

type Draft = {
  /** Under which name it is kept. */
  readonly key: string;
  /** All names under which one of it may lie. */
  readonly names: readonly string[];
  readonly said: object | null;
  readonly beganWith: number | null;
};

/**
 * Keeps what somebody typed in place of what they typed before, or forgets it where it says null. Of two tabs at once the
 * later one counts, and neither is refused. In a transaction of `asTeam`. Throws where somebody has too many.
 */
export async function keepDraft(sql: Queries, member: Member, { key, names, said, beganWith }: Draft): Promise<void> {
  const others = said === null ? names : names.filter((name) => name !== key);
  await sql`delete from app_private.text_drafts where key = any (${[...others]}) and author_id = ${member.id}`;
  if (said === null) return;
  const { count } = await sql`
    insert into app_private.text_drafts (key, author_id, text, began_with)
    select ${key}, ${member.id}, ${sql.json(said as Parameters<Queries['json']>[0])}, ${beganWith}
    where (select count(*) from app_private.text_drafts where author_id = ${member.id} and key <> ${key}) < ${most}
    on conflict (key, author_id) do update
    set text = excluded.text, began_with = excluded.began_with, saved_at = excluded.saved_at`;
  if (count === 0) throw new Failed({ code: 'too_many_drafts' });
}
