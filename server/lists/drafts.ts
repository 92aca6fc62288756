import * as v from 'valibot';
import {
  type BegunEntry,
  type EntryDraft,
  type EntryDraftChange,
  addedId,
  longestPageLists,
} from '#contract/page-lists.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam } from '#server/team/as-team.ts';
import type { Member } from '#server/team/team-calls.ts';
import { keepDraft } from '#server/texts/keep-draft.ts';
import { cleaned } from '#server/texts/text-schemas.ts';
import { aboutEntry, type ListRoutes, requireEntry } from './list-parts.ts';

// As much as one call may hold.
export const typedSchema = v.record(
  v.pipe(v.string(), v.maxLength(longestPageLists.id)),
  v.pipe(v.string(), v.transform(cleaned)),
);

const schema: v.GenericSchema<unknown, EntryDraftChange> = v.object({
  ...aboutEntry,
  draft: v.nullable(v.object({ typed: typedSchema, beganWith: fields.seen, textsBeganWith: fields.seen })),
});

/** POST /draft: keeps what somebody types of an entry, unfinished as it is, or forgets it. */
export const drafts: ListRoutes = (app, lists) => {
  app.post('/draft', async (c) => {
    const { key, id, draft } = await readFields(c, schema);
    requireEntry(lists, key, id);
    const member = c.get('member');
    await asTeam(lists.sql, member, (transaction) => keep(transaction, key, id, member, draft));
    return c.json({});
  });
};

/** They lie with those of the texts, by the name that an entry has where pictures are looked for. */
const nameOf = (key: string, id: string): string => `${key}.${id}`;

async function keep(sql: Queries, key: string, id: string, member: Member, draft: EntryDraft | null): Promise<void> {
  const { beganWith, ...said } = draft ?? { beganWith: null };
  const name = nameOf(key, id);
  await keepDraft(sql, member, { key: name, names: [name], said: draft && said, beganWith });
}

/** Forgets the draft that was published. What the same person has saved since, in another tab, says something else and stays. */
export async function forgetPublished(
  sql: Queries,
  key: string,
  id: string,
  member: Member,
  typed: EntryDraft['typed'],
): Promise<void> {
  await sql`
    delete from app_private.text_drafts
    where key = ${nameOf(key, id)} and author_id = ${member.id} and text -> 'typed' = ${sql.json(typed)}`;
}

/** In a transaction of `asTeam`, as the next. */
export async function readDraft(sql: Queries, key: string, id: string, member: Member): Promise<EntryDraft | null> {
  const [found] = await sql<{ said: Omit<EntryDraft, 'beganWith'>; beganWith: number | null }[]>`
    select text as said, began_with::float8 as "beganWith" from app_private.text_drafts
    where key = ${nameOf(key, id)} and author_id = ${member.id}`;
  return found ? { ...found.said, beganWith: found.beganWith } : null;
}

/** The new entries of a list that somebody has begun, the newest first. One that is published is a draft of an entry. */
export async function readBegun(sql: Queries, key: string, member: Member): Promise<readonly BegunEntry[]> {
  const found = await sql<{ id: string; said: Omit<EntryDraft, 'beganWith'>; beganWith: number | null }[]>`
    select d.id, d.text as said, d.began_with::float8 as "beganWith"
    from (select substr(key, ${key.length + 2}::int) as id, * from app_private.text_drafts
          where author_id = ${member.id} and starts_with(key, ${nameOf(key, addedId(''))})) d
    where not exists (select from app_private.entry_versions v where v.list = ${key} and v.entry = d.id)
    order by d.saved_at desc`;
  return found.map(({ id, said, beganWith }) => ({ id, draft: { ...said, beganWith } }));
}
