import type { Context } from 'hono';
import type { PublishedProject } from '#contract/published-project.ts';
import { policyFor } from './content-policy.ts';
import type { Drawings, Outcome } from './drawings.ts';
import type { SiteFile } from './load-site.ts';
import { encodings } from './negotiate.ts';
import { refuseInWords } from './refuse-in-words.ts';
import { type PageStatus, send } from './send.ts';
import type { Site } from './site.ts';
import { fileOf } from './site-file.ts';

type Projects = readonly PublishedProject[];
type Made = { readonly file: SiteFile; readonly status: PageStatus; readonly policy: string | undefined };

/** What follows from the published projects and from nobody who asks: made once, and kept until the projects change. */
export type KeptPages = {
  readonly sendPage: (c: Context, pathname: string, projects: Projects) => Promise<Response>;
  /** Whether a file of the site lists what is published: the site map, and what the search knows. */
  readonly isList: (path: string) => boolean;
  readonly sendList: (c: Context, path: string, projects: Projects) => Promise<Response>;
};

const searchIndex = /^\/search-(en|de)\.json$/u;

export function keptPages({ files, drawer }: Site, inTurn: Drawings, addressOf: (c: Context) => string): KeptPages {
  let of: Projects = [];
  let made = new Map<string, Promise<Outcome<Made>>>();

  async function sendKept(c: Context, name: string, projects: Projects, make: () => Promise<Made>): Promise<Response> {
    if (of !== projects) [of, made] = [projects, new Map()];
    const all = made;
    const outcome = await (all.get(name) ?? keep());
    if (!outcome.ok) return refuseInWords(c, outcome.failure);
    const { file, status, policy } = outcome.value;
    return send(c, file, status, 'asked-again', policy);

    function keep(): Promise<Outcome<Made>> {
      const making = inTurn.forAll(addressOf(c), make);
      all.set(name, making);
      // What could not be made is tried again.
      const forget = () => void all.delete(name);
      making.then(({ ok }) => ok || forget(), forget);
      return making;
    }
  }

  return {
    sendPage: (c, pathname, projects) =>
      sendKept(c, pathname, projects, async () => {
        const { html, status, inline } = await drawer.draw({ pathname, search: '' }, { projects });
        const file = await fileOf(html, 'text/html; charset=utf-8', encodings);
        return { file, status, policy: policyFor(inline, drawer.services) };
      }),
    isList: (path) => path === '/sitemap.xml' || searchIndex.test(path),
    sendList: (c, path, projects) =>
      sendKept(c, path, projects, async () => {
        const stored = files.get(path);
        const [, locale] = searchIndex.exec(path) ?? [];
        const text =
          locale === undefined
            ? drawer.siteMap(projects)
            : JSON.stringify([
                ...(JSON.parse(stored?.bytes.toString() ?? '[]') as object[]),
                ...drawer.searchPages(projects, locale === 'de' ? 'de' : 'en'),
              ]);
        const file = await fileOf(text, stored?.type ?? 'text/plain; charset=utf-8', encodings);
        return { file, status: 200, policy: undefined };
      }),
  };
}
