import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { largestPicture } from '#contract/pictures.ts';
import { Failed } from '#server/http/failures.ts';
import { drawSizes } from '#server/pictures/draw-sizes.ts';
import { giveUp, noteUpload } from '#server/storage/leftovers.ts';
import { readUpload } from '#server/storage/read-upload.ts';
import { StorageError } from '#server/storage/storage-error.ts';
import { keepPicture } from './keep-picture.ts';
import type { LibraryRoutes } from './library-parts.ts';
import { readLibrary } from './list-pictures.ts';
import { altSchema, checkAlt } from './read-picture.ts';

// What a form has around the file.
const largestForm = 64 * 1024;

/**
 * POST /: a form with `metadata`, what the picture shows in both languages as JSON, and then the file. It is written to
 * the disk while it arrives, drawn anew in its turn, and gone. Out: the library, the new picture first.
 */
export const addPicture: LibraryRoutes = (app, library) => {
  const { sql, files } = library;
  app.post('/', async (c) => {
    const member = c.get('member');
    if (Number(c.req.header('content-length') ?? 0) > largestPicture + largestForm)
      throw new Failed({ code: 'picture_too_large' });
    const sent = await readUpload(c).catch(refuse);
    const said = v.safeParse(altSchema, sent.userMetadata ?? {});
    if (!said.success) throw new Failed({ code: 'picture_words' });
    const { alt, altDe } = checkAlt(said.output);
    const arriving = randomUUID();
    await noteUpload(sql, arriving);
    try {
      await files.bytes.receive(arriving, sent.source, largestPicture).catch(refuse);
      const drawn = await drawSizes(() => files.bytes.readReceived(arriving), member.id);
      if (!drawn.ok && drawn.because === 'busy') throw new Failed({ code: 'full', retryAfterSeconds: 10 });
      if (!drawn.ok) throw new Failed({ code: 'picture_unreadable' });
      const id = randomUUID();
      await keepPicture(library, { id, path: `library/${id}`, alt, altDe }, drawn.value, member.id);
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
