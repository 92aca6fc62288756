import type { LibraryPicture, Picture, PictureUse } from '#contract/pictures.ts';
import { pictureColumns } from '#contract/pictures.ts';
import { asTeam } from '#server/inbox/as-team.ts';
import type { Member } from '#server/inbox/inbox-parts.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { LibraryRoutes } from './library-parts.ts';

/** GET /: every picture, the newest first, with the places that show it. */
export const listPictures: LibraryRoutes = (app, { sql }) => {
  app.get('/', async (c) => c.json(await readLibrary(sql, c.get('member'))));
};

type Row = Picture & { readonly at: Date };

export const readLibrary = (sql: Database, member: Member): Promise<LibraryPicture[]> =>
  asTeam(sql, member, async (transaction) => {
    const rows = await transaction<Row[]>`
        select ${transaction(pictureColumns)}, created_at as at from public.pictures order by created_at desc, id`;
    const uses = await transaction<(PictureUse & { readonly pictureId: string })[]>`
        select picture_id as "pictureId", kind, ref, title, is_published as "isPublished"
        from app_private.picture_uses() order by kind, title, ref`;
    const usesOf = Map.groupBy(uses, ({ pictureId }) => pictureId);
    return rows.map(({ at, ...row }) => ({
      ...row,
      createdAt: at.toISOString(),
      uses: (usesOf.get(row.id) ?? []).map(({ kind, ref, title, isPublished }) => ({
        kind,
        ref,
        title,
        isPublished,
      })),
    }));
  });
