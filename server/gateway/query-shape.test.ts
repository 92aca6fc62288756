import { expect, test } from 'vitest';
import { refuseQuery } from './query-shape.ts';

const long = 15_000;

// Each of these kept @supabase/lite busy for half a second to twenty minutes.
test.each([
  ['spaces after a name', `?select=...a${'+'.repeat(long)}`, /two spaces/u],
  ['the same, written in another way', `?select=...a${'%20'.repeat(long / 3)}`, /two spaces/u],
  ['tabs and line ends', '?select=a%09%0Ab', /two spaces/u],
  ['brackets that are closed at once', `?or=(${'))'}${'()'.repeat(long / 2)})`, /200 brackets/u],
  ['the same for what is embedded', `?select=id,bookings(id)&bookings.or=(${'()'.repeat(long / 2)})`, /200 brackets/u],
  ['conditions in each other', `?and=(${'and('.repeat(long / 5)}id.eq.1${')'.repeat(long / 5)})`, /200 brackets/u],
  ['conditions in each other, all closed', `?and=(${'and('.repeat(20)}id.eq.1${')'.repeat(21)}`, /20 levels/u],
  ['columns that are none', `?columns=${'@'.repeat(long)}%0Ax`, /names columns/u],
  ['rows of rows of rows', '?select=a(b(c(d(e(f)))))', /4 levels/u],
  ['names without end', `?select=${'a,'.repeat(200)}a`, /200 columns/u],
  ['a NUL', '?title=eq.a%00', /NUL/u],
])('SEC-14 not read: %s', (_, search, why) => {
  expect(refuseQuery(search)).toMatch(why);
});

test.each([
  '',
  '?select=*&order=title.asc.nullslast,created_at&limit=10&offset=20',
  '?select=id,title,owner:users(name,projects(id,bookings(amount.sum())))',
  '?select=id,"a column",amount::text,data->>name&columns="title","summary","größe"',
  '?or=(title.ilike.*a  b*,and(published_at.not.is.null,tags.cs.{a}))',
  `?and=(${'or('.repeat(19)}id.eq.1,id.eq.2${')'.repeat(20)}`,
  `?id=in.(${Array.from({ length: 300 }, () => '00000000-0000-0000-0000-000000000000').join(',')})`,
])('read: %s', (search) => {
  expect(refuseQuery(search)).toBeUndefined();
});
