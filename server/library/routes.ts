import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  largestPicture,
  type LibraryPicture,
  type Picture,
  pictureColumns,
  type PictureUse,
} from '#contract/pictures.ts';
import { databaseCodes } from '#contract/refusals.ts';
import { errorFields } from '#server/error-fields.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { drawSizes } from '#server/pictures/draw-sizes.ts';
import { isDuplicate } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';
import { giveUp, noteUpload } from '#server/storage/leftovers.ts';
import { readUpload } from '#server/storage/read-upload.ts';
import { StorageError, storageErrorOf } from '#server/storage/storage-error.ts';
import { asTeam, statementAsTeam } from '#server/team/as-team.ts';
import { teamRoutes, idIn, type Member, type TeamEnv } from '#server/team/team-calls.ts';
import { altSchema, checkAlt } from './check-alt.ts';
import { keepPicture } from './keep-picture.ts';
import type { LibraryParts, LibraryRoutes } from './library-parts.ts';

/** The calls under /functions/v1/pictures: the team's library of pictures (docs/decisions/056-pictures.md). */
export function libraryRoutes(library: LibraryParts): Hono<TeamEnv> {
  return teamRoutes(library, [listPictures, addPicture, changeAlt, deletePicture], 'pictures_unavailable');
}

/** GET /: every picture, the newest first, with the places that show it. */
const listPictures: LibraryRoutes = (app, { sql }) => {
  app.get('/', async (c) => c.json(await readLibrary(sql, c.get('member'))));
};

const readLibrary = (sql: Database, member: Member): Promise<LibraryPicture[]> =>
  asTeam(sql, member, async (transaction) => {
    const rows = await transaction<Picture[]>`
      select ${transaction(pictureColumns)} from public.pictures order by created_at desc, id`;
    const uses = await transaction<(PictureUse & { readonly pictureId: string })[]>`
      select picture_id as "pictureId", kind, ref, title, is_published as "isPublished"
      from app_private.picture_uses() order by kind, title, ref`;
    const usesOf = Map.groupBy(uses, ({ pictureId }) => pictureId);
    return rows.map((row) => ({
      ...row,
      uses: (usesOf.get(row.id) ?? []).map(({ kind, ref, title, isPublished }) => ({ kind, ref, title, isPublished })),
    }));
  });

/** PATCH /{id}: says anew what a picture shows, everywhere at once. */
const changeAlt: LibraryRoutes = (app, { sql, onChanged }) => {
  app.patch('/:id', async (c) => {
    const id = idIn(c);
    const { alt, altDe } = checkAlt(await readFields(c, altSchema));
    const member = c.get('member');
    const { count } = await statementAsTeam(sql, member)`
      update public.pictures set alt = ${alt}, alt_de = ${altDe} where id = ${id}`;
    if (count === 0) throw new Failed({ code: 'not_found' });
    onChanged();
    return c.json(await readLibrary(sql, member));
  });
};

/** DELETE /{id}: a picture that nothing shows, with all its files. The database refuses one that is used. */
const deletePicture: LibraryRoutes = (app, { sql, files }) => {
  app.delete('/:id', async (c) => {
    const id = idIn(c);
    const member = c.get('member');
    const { count } = await statementAsTeam(sql, member)`
      delete from public.pictures where id = ${id}`.catch((error: Error & { code?: string }) => {
      throw error.code === databaseCodes.restricted ? new Failed({ code: 'picture_used' }) : error;
    });
    if (count === 0) throw new Failed({ code: 'not_found' });
    files.onLeft();
    return c.json(await readLibrary(sql, member));
  });
};

const pictureSchema = v.object({ ...altSchema.entries, id: v.optional(fields.id, () => randomUUID()) });

// What a form has around the file.
const largestForm = 64 * 1024;

/**
 * POST /: a form with `metadata`, what the picture shows in both languages and its id as JSON, and then the file. It is
 * written to the disk while it arrives, drawn anew in its turn, and gone. One that is there already is not kept twice. Out:
 * the library.
 */
const addPicture: LibraryRoutes = (app, library) => {
  const { sql, files, log } = library;
  app.post('/', async (c) => {
    const member = c.get('member');
    if (Number(c.req.header('content-length') ?? 0) > largestPicture + largestForm)
      throw new Failed({ code: 'picture_too_large' });
    const sent = await readUpload(c).catch(refuse);
    const said = v.safeParse(pictureSchema, sent.userMetadata ?? {});
    if (!said.success) throw new Failed({ code: 'picture_words' });
    const { id } = said.output;
    const { alt, altDe } = checkAlt(said.output);
    const arriving = randomUUID();
    try {
      await noteUpload(sql, arriving);
      await files.bytes.receive(arriving, sent.source, largestPicture).catch(refuse);
      // As the team: who left it while the file came adds none.
      const [kept] = await statementAsTeam(sql, member)`select from public.pictures where id = ${id}`;
      if (!kept) {
        const drawn = await drawSizes(() => files.bytes.readReceived(arriving), member.id);
        if (!drawn.ok && drawn.because === 'busy') throw new Failed({ code: 'full', retryAfterSeconds: 10 });
        if (!drawn.ok) throw new Failed({ code: 'picture_unreadable' });
        const picture = { id, path: `library/${id}`, alt, altDe };
        await keepPicture(library, picture, drawn.value, member.id).catch((error: unknown) => {
          // It was sent once more while it was still being drawn, and the other one was quicker.
          if (!isDuplicate(error, 'pictures_pkey')) throw error;
        });
      }
    } catch (error) {
      if (storageErrorOf(error).code !== 'NoSpace') throw error;
      log.error(errorFields(error), 'there is no room on the disk for a picture');
      throw new Failed({ code: 'no_room' });
    } finally {
      await giveUp(sql, arriving);
      files.onLeft();
    }
    return c.json(await readLibrary(sql, member), 201);
  });
};

function refuse(error: unknown): never {
  if (!(error instanceof StorageError)) throw error;
  throw new Failed({ code: error.code === 'EntityTooLarge' ? 'picture_too_large' : 'invalid_request' });
}
