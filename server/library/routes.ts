import { Hono } from 'hono';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, answerThrown } from '#server/http/failures.ts';
import type { InboxEnv } from '#server/inbox/inbox-parts.ts';
import { readMember } from '#server/inbox/member.ts';
import { addPicture } from './add-picture.ts';
import { changeAlt } from './change-alt.ts';
import { deletePicture } from './delete-picture.ts';
import type { LibraryParts, LibraryRoutes } from './library-parts.ts';
import { listPictures } from './list-pictures.ts';

const parts: readonly LibraryRoutes[] = [listPictures, addPicture, changeAlt, deletePicture];

/** The calls under /functions/v1/pictures: the team's library of pictures (docs/decisions/056-pictures.md). */
export function libraryRoutes(library: LibraryParts): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.set('member', await readMember(c, library));
    await next();
  });
  for (const part of parts) part(app, library);
  app.notFound((c) => answerFailure(c, { code: 'not_found' }, browserLocale(c)));
  app.onError((error, c) => answerThrown(c, error, browserLocale(c), 'pictures_unavailable'));
  return app;
}
