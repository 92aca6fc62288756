import { Failed } from '#server/http/failures.ts';
import type { TextRoutes } from './text-parts.ts';

/** GET /page?path=/de/mission: a page as it is now, with its texts marked. Of those that the build knows. */
export const page: TextRoutes = (app, { drawer, pages }) => {
  app.get('/page', async (c) => {
    const pathname = c.req.query('path') ?? '';
    if (!drawer.addressesOf([]).includes(pathname)) throw new Failed({ code: 'not_found' });
    const published = await pages.published();
    c.header('Cache-Control', 'no-store');
    return c.json(await drawer.drawMarked({ pathname, search: '' }, published));
  });
};
