import { errorFields } from '#server/error-fields.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import type { Log } from '#server/log.ts';
import type { Drawer } from './renderer.ts';

export type Draw = Drawer['draw'];

/** Draws pages so that no text can keep one away: where a page cannot be drawn with what was changed, the built-in texts count. */
export const drawWhole =
  (drawer: Pick<Drawer, 'draw'>, log: Log): Draw =>
  (place, { changes, ...data }) => {
    if (!changes || changes.size === 0) return drawer.draw(place, data);
    return drawer.draw(place, { ...data, changes }).catch((error: unknown) => {
      log.error({ ...errorFields(error), path: loggedPath(place.pathname) }, 'a changed text broke its page');
      return drawer.draw(place, data);
    });
  };
