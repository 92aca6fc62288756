import type { Changes } from '#contract/site-data.ts';
import { Failed } from '#server/http/failures.ts';
import { errorFields } from '#server/error-fields.ts';
import type { TextParts } from './text-parts.ts';

/** Draws every page that shows a text or a list, before anybody else sees what shall stand there. */
export async function tryOut({ drawer, pages, log }: Pick<TextParts, 'drawer' | 'pages' | 'log'>, tried: Changes) {
  const { changes, ...published } = await pages.published();
  const all = new Map([...changes, ...tried]);
  for (const pathname of await pages.texts.showing(tried))
    await drawer.draw({ pathname, search: '' }, { ...published, changes: all }).catch((error: unknown) => {
      const keys = [...tried.keys()];
      log.warn({ ...errorFields(error), path: pathname, keys }, 'it was not published: it breaks its page');
      throw new Failed({ code: 'text_not_shown' });
    });
}
