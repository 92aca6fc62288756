import { Failed } from '#server/http/failures.ts';
import { asTeam } from '#server/inbox/as-team.ts';
import type { LibraryRoutes } from './library-parts.ts';
import { readLibrary } from './list-pictures.ts';
import { readPictureId } from './read-picture.ts';

/** DELETE /{id}: a picture that nothing shows, with all its files. The database refuses one that is used. */
export const deletePicture: LibraryRoutes = (app, { sql, files }) => {
  app.delete('/:id', async (c) => {
    const id = readPictureId(c);
    const member = c.get('member');
    const gone = await asTeam(
      sql,
      member,
      (transaction) => transaction`delete from public.pictures where id = ${id} returning id`,
    ).catch((error: Error & { code?: string }) => {
      throw error.code === '23001' ? new Failed({ code: 'picture_used' }) : error;
    });
    if (gone.length === 0) throw new Failed({ code: 'not_found' });
    files.onLeft();
    return c.json(await readLibrary(sql, member));
  });
};
