import { readFields } from '#server/auth/read-fields.ts';
import { Failed } from '#server/http/failures.ts';
import { asTeam } from '#server/inbox/as-team.ts';
import type { LibraryRoutes } from './library-parts.ts';
import { readLibrary } from './list-pictures.ts';
import { altSchema, checkAlt, readPictureId } from './read-picture.ts';

/** PATCH /{id}: says anew what a picture shows, everywhere at once. */
export const changeAlt: LibraryRoutes = (app, { sql, onChanged }) => {
  app.patch('/:id', async (c) => {
    const id = readPictureId(c);
    const { alt, altDe } = checkAlt(await readFields(c, altSchema));
    const member = c.get('member');
    const changed = await asTeam(
      sql,
      member,
      (transaction) =>
        transaction`update public.pictures set alt = ${alt}, alt_de = ${altDe} where id = ${id} returning id`,
    );
    if (changed.length === 0) throw new Failed({ code: 'not_found' });
    onChanged();
    return c.json(await readLibrary(sql, member));
  });
};
