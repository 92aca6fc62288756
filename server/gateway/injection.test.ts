import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/postgres/connect.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import type { Person } from '#server/testing/sessions.ts';

/** The SQL that calls became. */
const ran: string[] = [];
/** Where a name came into SQL. */
const reached = new Set<string>();

const database = await openedDatabase();
const app = await openedAppOn({
  ...database,
  connectAs: (...given) => {
    const sql = database.connectAs(...given);
    return given[0] === 'ecosystem_api' ? noting(sql) : sql;
  },
});
const people = await dataCallers(app, database);
beforeAll(() => database.sql`insert into public.projects (title, published_at) values ('One', now())`);

/** Notes what runs in the transactions of a pool. */
function noting(sql: Database): Database {
  const { begin } = sql;
  sql.begin = (async (options: string, work: (transaction: Database) => unknown) =>
    begin(options, (transaction) => {
      const { unsafe } = transaction;
      transaction.unsafe = ((text: string, ...more: []) => {
        ran.push(text);
        return unsafe(text, ...more);
      }) as typeof unsafe;
      return work(transaction as unknown as Database);
    })) as unknown as typeof begin;
  return sql;
}

const mark = 'zqx';
// Whatever leaves its quotes shows the mark outside of them.
const attacks = [
  `${mark}" from auth.users --`,
  `${mark}"" from auth.users --`,
  `${mark}\\" from auth.users --`,
  `${mark}'; drop table projects; --`,
  `${mark}\\'; drop table projects; --`,
  `${mark}''; select 1 --`,
  `${mark}) union select email from auth.users --`,
  `${mark}||set_config('role','service_role',true)`,
  `${mark}/**/or/**/1=1`,
  `${mark}$$;select 1;$$`,
  `${mark} or 1=1`,
  `${mark} y`,
  `"${mark}" x`,
  `title" ${mark}`,
  `title, ${mark}() as x`,
  `(select ${mark})`,
  `title->'a' ${mark}`,
  `title->a\n${mark}`,
  `1) ${mark} (`,
];

type Ask = { readonly method?: string; readonly path: string; readonly body?: unknown; readonly more?: object };
const on = (name: string, value: string): string => `projects?${new URLSearchParams([[name, value]])}`;
const places: Readonly<Record<string, (word: string) => Ask>> = {
  select: (word) => ({ path: on('select', word) }),
  'another name in select': (word) => ({ path: on('select', `${word}:title`) }),
  'a cast': (word) => ({ path: on('select', `title::${word}`) }),
  'a path in JSON': (word) => ({ path: on('select', `title->${word}`) }),
  'a quoted name in select': (word) => ({ path: on('select', `"${word}"`) }),
  'an aggregate': (word) => ({ path: on('select', `title.${word}()`) }),
  'an embedded table': (word) => ({ path: on('select', `title,${word}(*)`) }),
  'a hint of an embedded table': (word) => ({ path: on('select', `title,project_versions!${word}(*)`) }),
  'columns of an embedded table': (word) => ({ path: on('select', `title,project_versions(${word})`) }),
  order: (word) => ({ path: on('order', word) }),
  'a direction': (word) => ({ path: on('order', `title.${word}`) }),
  'a path in order': (word) => ({ path: on('order', `title->${word}.desc`) }),
  limit: (word) => ({ path: on('limit', word) }),
  offset: (word) => ({ path: on('offset', word) }),
  'the column of a filter': (word) => ({ path: on(word, 'eq.1') }),
  'the path of a filter': (word) => ({ path: on(`title->>${word}`, 'eq.1') }),
  'an operator': (word) => ({ path: on('title', `${word}.1`) }),
  'a value': (word) => ({ path: on('title', `eq.${word}`) }),
  'a list of values': (word) => ({ path: on('title', `in.(${word},"${word}")`) }),
  is: (word) => ({ path: on('title', `is.${word}`) }),
  'a list that holds it': (word) => ({ path: on('tags', `cs.{${word}}`) }),
  'a range': (word) => ({ path: on('created_at', `ov.[${word},2)`) }),
  'the language of a search': (word) => ({ path: on('title', `fts(${word}).a`) }),
  'the words of a search': (word) => ({ path: on('title', `plfts.${word}`) }),
  'one of several patterns': (word) => ({ path: on('title', `like(any).{${word}}`) }),
  'a column in or': (word) => ({ path: on('or', `(${word}.eq.1,title.eq.1)`) }),
  'a quoted column in or': (word) => ({ path: on('or', `("${word}".eq.1,title.eq.1)`) }),
  'a value in and': (word) => ({ path: on('and', `(title.eq.${word},title.eq."${word}")`) }),
  on_conflict: (word) => ({ method: 'POST', path: on('on_conflict', word), body: { title: 'a' }, more: upserts }),
  columns: (word) => ({ method: 'POST', path: on('columns', word), body: [{ title: 'a', [word]: 1 }] }),
  'a column to write': (word) => ({ method: 'POST', path: 'projects', body: { [word]: 1 } }),
  'a second row': (word) => ({ method: 'POST', path: 'projects', body: [{ title: 'a' }, { [word]: 1 }] }),
  'a column to change': (word) => ({ method: 'PATCH', path: 'projects?title=eq.nothing', body: { [word]: 1 } }),
  'a value to change': (word) => ({ method: 'PATCH', path: 'projects?title=eq.nothing', body: { summary: word } }),
  'what comes back of a change': (word) => ({ method: 'PATCH', path: on('select', word), body: {}, more: returns }),
  'an argument of a function': (word) => ({
    path: `rpc/get_table_structure?${new URLSearchParams({ table_name: word })}`,
  }),
  'the name of an argument': (word) => ({ method: 'POST', path: 'rpc/get_table_structure', body: { [word]: 1 } }),
  'a column of what a function gives': (word) => ({
    method: 'POST',
    path: `rpc/get_table_structure?${new URLSearchParams({ select: word, order: word })}`,
    body: { table_name: 'projects' },
  }),
  'the name of a function': (word) => ({ method: 'POST', path: `rpc/${encodeURIComponent(word)}`, body: {} }),
  'the name of a table': (word) => ({ path: encodeURIComponent(word) }),
  'a wish': (word) => ({
    path: 'projects',
    more: { prefer: `count=${encodeURIComponent(word)},timezone=${encodeURIComponent(word)}` },
  }),
  'a schema': (word) => ({ path: 'projects', more: { 'accept-profile': encodeURIComponent(word) } }),
};
const upserts = { prefer: 'resolution=merge-duplicates' };
const returns = { prefer: 'return=representation' };

test.each(Object.entries(places))(
  'SEC-14 %s: what a caller writes stands in quotes or is no SQL',
  async (name, place) => {
    for (const word of attacks)
      for (const who of [people.visitor, people.service] satisfies Person[]) {
        ran.length = 0;
        const { method = 'GET', path, body, more } = place(word);
        const { status, json } = await callData(app, who, method, path, {
          ...(body === undefined ? {} : { body }),
          ...(more === undefined ? {} : { more: more as Record<string, string> }),
        });
        const told = `${status} ${JSON.stringify(json)}`;
        expect([word, told]).toEqual([word, expect.not.stringMatching(/^5|@example\.org|syntax error at or near/u)]);
        for (const statement of ran) {
          if (statement.includes(mark)) reached.add(name);
          expect([word, outsideOfQuotes(statement)]).toEqual([word, expect.not.stringContaining(mark)]);
        }
      }
    expect(await database.sql`select 1 from public.projects`).toHaveLength(1);
  },
);

test('SEC-14 names that nobody has reach the database, quoted, from all of these', () => {
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'a quoted name in select',
      'a path in JSON',
      'order',
      'a path in order',
      'the column of a filter',
      'the path of a filter',
      'the language of a search',
      'a column in or',
      'a quoted column in or',
      'on_conflict',
    ]),
  );
});

const outsideOfQuotes = (sql: string): string => sql.replaceAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'/gu, '""');
