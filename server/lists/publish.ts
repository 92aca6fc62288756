import * as v from 'valibot';
import { fieldWords } from '#content/answers/fields.ts';
import { entryProblemWords } from '#content/answers/lists.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import {
  type EntryProblem,
  type EntryRow,
  entryStates,
  type EntryValues,
  longestPageLists,
  mostShown,
} from '#contract/page-lists.ts';
import { isStopping } from '#contract/page-texts.ts';
import { sayInAll } from '#contract/words.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, largestBody, readFields } from '#server/http/read-fields.ts';
import { picturesById } from '#server/pages/published-lists.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam } from '#server/team/as-team.ts';
import { madeBefore, type MadeVersion } from '#server/team/seen-version.ts';
import type { Member } from '#server/team/team-calls.ts';
import { oneAfterTheOther, tryOut } from '#server/texts/publish-all.ts';
import { whatSchema } from '#server/texts/text-schemas.ts';
import { forgetPublished, typedSchema } from './drafts.ts';
import { newestTextOf, readEntryNow } from './entry.ts';
import { aboutEntry, type ListParts, type ListRoutes, picturesNamed, readNow, requireEntry } from './list-parts.ts';

const schema = v.object({
  ...aboutEntry,
  values: v.optional(v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown())),
  state: v.optional(v.picklist(entryStates)),
  after: v.optional(v.pipe(v.string(), v.maxLength(longestPageLists.id))),
  beganWith: fields.seen,
  textsBeganWith: v.optional(fields.seen),
  typed: v.optional(typedSchema),
  what: whatSchema,
});

type Change = v.InferOutput<typeof schema>;

/** POST /entry: publishes an entry: what it says, its state, its place. What is left out stays. */
export const publish: ListRoutes = (app, lists) => {
  app.post('/entry', async (c) => {
    // Twice what one of both may be: what is published, and what stood in the fields.
    const change = await readFields(c, schema, 2 * largestBody);
    const { key, id, what } = change;
    requireEntry(lists, key, id);
    if (what === '')
      throw new Failed({ code: 'entry_refused', fields: { what: { code: 'missing', message: fieldWords.missing } } });
    const { row, values, texts, room } = await rowOf(lists, change);
    const { sql, drawer } = lists;
    const member = c.get('member');
    await asTeam(sql, member, async (transaction) => {
      await oneAfterTheOther(transaction);
      if (await isThere(transaction, lists, change, { row, values, member })) return;
      if (room) await refuseFull(transaction, key, room);
      await holdPictures(transaction, change, row);
      await transaction`
        insert into app_private.entry_versions (list, entry, fields, said, state, after, before, what, author_id)
        values (${key}, ${id}, ${json(transaction, row.fields)}, ${json(transaction, values)}, ${row.state},
                ${row.after}, ${row.before}, ${what}, ${member.id})`;
      for (const { name, text } of texts)
        await transaction`
          insert into app_private.text_versions (key, text, built_in, what, author_id)
          values (${name}, ${text && transaction.json(text)},
                  ${transaction.json(drawer.texts.builtIn(name) ?? {})}, ${what}, ${member.id})`;
      if (change.typed) await forgetPublished(transaction, key, id, member, change.typed);
    });
    return c.json(await readEntryNow(lists, key, id, member));
  });
};

const json = (sql: Queries, value: unknown) =>
  value === undefined || value === null ? null : sql.json(value as Parameters<Queries['json']>[0]);

function check(
  { drawer }: ListParts,
  key: string,
  id: string,
  written: Readonly<Record<string, unknown>>,
  shown: EntryValues | undefined,
): EntryValues {
  const { values, problems } = drawer.lists.checkValues(key, id, written, shown);
  const worst = problems.filter(isStopping);
  if (worst.length > 0) throw refusedFor(worst);
  return values;
}

const refusedFor = (problems: readonly EntryProblem[]) =>
  new Failed({
    code: 'entry_refused',
    fields: Object.fromEntries(
      problems
        .toReversed()
        .map(({ code, path, locale, about = '' }) => [
          locale ? `${path}.${locale}` : path,
          { code, message: sayInAll(entryProblemWords[code], { about }) },
        ]),
    ),
  });

/** The row that a change becomes, once every page that shows the list was drawn with it. */
async function rowOf(lists: ListParts, change: Change) {
  const { key, id, state, after, beganWith, textsBeganWith = null } = change;
  const { lists: known, texts: builtIn } = lists.drawer;
  if (shapeOfList(key)?.isOne && !change.values) throw new Failed({ code: 'invalid_request' });
  const { rows, changes, last } = await readNow(lists, key, { version: beganWith, textVersion: textsBeganWith });
  const before = rows.findLast((row) => row.entry === id);
  const shown = known.valuesOfEntry(key, id, rows, changes);
  const values = change.values && check(lists, key, id, change.values, shown);
  const split = values && known.splitEntry(key, id, values, shown);
  const row: EntryRow = {
    list: key,
    entry: id,
    fields: split ? split.fields : (before?.fields ?? null),
    state: state ?? before?.state ?? 'shown',
    after: after ?? null,
    before: null,
  };
  const placed = { ...row, before: standsBehind(lists, key, rows, row) };
  const texts = split?.texts ?? [];
  const all = [...rows, placed];
  const pictures = await picturesById(lists.sql, known.picturesIn(key, all));
  const next = known.readList(key, all, pictures);
  // Nothing that would be left out is published, and no more than fits on a page.
  if (known.valuesOfEntry(key, id, all) === undefined) throw new Failed({ code: 'invalid_request' });
  const shownOf = (some: readonly EntryRow[]) =>
    known.arrangeList(key, some).flatMap((entry) => (entry.state === 'shown' ? [entry.id] : []));
  const seen = shownOf(all);
  // Whoever shows nothing more is not kept from it: a list that is too full is emptied so.
  const room = seen.length > shownOf(rows).length ? { seen, last } : undefined;
  if (room && seen.length > mostShown) throw new Failed({ code: 'list_full' });
  const tried = new Map<string, unknown>([[key, next]]);
  for (const { name, text } of texts) tried.set(name, text ?? builtIn.builtIn(name));
  await tryOut(lists, tried);
  return { row: placed, values, texts, room };
}

/** Throws where others, who published since `last`, have taken the room for one more entry. In: those that will be shown. */
async function refuseFull(
  sql: Queries,
  key: string,
  { seen, last }: { readonly seen: readonly string[]; readonly last: string },
): Promise<void> {
  const { count } = await sql`
    select distinct entry from app_private.entry_versions
    where list = ${key} and id > ${last} and state = 'shown' and entry <> all (${[...seen]})`;
  if (seen.length + count > mostShown) throw new Failed({ code: 'list_full' });
}

/** Who stands behind the place that an entry goes to: it keeps its place also when the one before it is gone. */
function standsBehind({ drawer }: ListParts, key: string, rows: readonly EntryRow[], row: EntryRow): string | null {
  if (row.after === null) return null;
  const others = drawer.lists.arrangeList(key, rows).flatMap(({ id }) => (id === row.entry ? [] : [id]));
  if (row.after !== '' && !others.includes(row.after)) throw new Failed({ code: 'invalid_request' });
  return others[others.indexOf(row.after) + 1] ?? null;
}

/**
 * What an entry shows is in the library and says in both languages what it is; nobody deletes it until the entry names it.
 * One that is brought back may come without a picture that is gone, if it can be without.
 */
async function holdPictures(sql: Queries, { values }: Change, row: EntryRow): Promise<void> {
  if (row.state === 'deleted') return;
  const problems: EntryProblem[] = [];
  for (const { path, id, isOptional } of picturesNamed(row)) {
    if (isOptional && values === undefined) continue;
    const [picture] = await sql<{ isTold: boolean }[]>`
      select alt is not null and alt_de is not null as "isTold" from public.pictures where id = ${id}
      for key share`;
    if (!picture?.isTold) problems.push({ code: picture ? 'picture_words' : 'picture', path });
  }
  if (problems.length > 0) throw refusedFor(problems);
}

type Made = { readonly row: EntryRow; readonly values: EntryValues | undefined; readonly member: Member };

/** Whether this very change is there already. Throws where somebody else has changed the entry or its texts. */
async function isThere(
  sql: Queries,
  lists: ListParts,
  { key, id, beganWith, textsBeganWith = null }: Change,
  { row, values, member }: Made,
): Promise<boolean> {
  const newest = await sql<MadeVersion[]>`
    select id::float8 as version, author_id = ${member.id} and said is not distinct from ${json(sql, values)}
      and state = ${row.state} and after is not distinct from ${row.after} as "isThis"
    from app_private.entry_versions where list = ${key} and entry = ${id} order by id desc limit 2`;
  if (madeBefore(newest, beganWith, 'entry_changed') !== undefined) return true;
  if (values !== undefined && (await newestTextOf(sql, lists, key, id)) !== textsBeganWith)
    throw new Failed({ code: 'entry_changed' });
  return false;
}
