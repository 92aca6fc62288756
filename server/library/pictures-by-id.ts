import { type Picture, pictureColumns } from '#contract/pictures.ts';
import type { Queries } from '#server/postgres/connect.ts';

/** Pictures of the library as pages need them, by their ids. Those that are gone are not among them. */
export async function picturesById(sql: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<Picture[]>`
    select ${sql(pictureColumns)} from public.pictures where id = any (${[...new Set(ids)]}::uuid[]) order by id`;
  return new Map(rows.map((picture) => [picture.id, picture]));
}
