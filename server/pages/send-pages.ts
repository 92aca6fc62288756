import type { Context } from 'hono';
import type { DrawnPlace } from '#contract/renderer.ts';
import { noChanges, type SiteData } from '#contract/site-data.ts';
import { refuseInWords } from '#server/http/refuse-in-words.ts';
import type { Limiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import { policyFor } from './content-policy.ts';
import type { Draw } from './draw-whole.ts';
import type { Drawings } from './drawings.ts';
import { notFoundFile } from './find-page.ts';
import type { KeptPages } from './kept-pages.ts';
import { chooseEncoding, encodings } from './negotiate.ts';
import type { Published } from './published-now.ts';
import { type Keeping, type PageStatus, send } from './send.ts';
import { fileOf } from './site-file.ts';
import type { Site } from './site.ts';
import type { TextsOfPages } from './texts-of-pages.ts';

export type PagesNeeds = {
  readonly site: Site;
  readonly sql: Database;
  /** Counts the pages that are drawn for somebody. */
  readonly drawings: Limiter;
  readonly addressOf: (c: Context) => string;
  /** Called when what is published may be something else. */
  readonly onLookAgain: () => void;
  readonly log: Log;
};

/** What every answer with a page is made of. */
export type PageParts = PagesNeeds & {
  readonly published: () => Promise<Published>;
  readonly texts: TextsOfPages;
  readonly inTurn: Drawings;
  readonly draw: Draw;
  readonly kept: KeptPages;
};

/** For a page whose scripts are not known: it is readable, and nothing inline runs. */
const strictPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Nothing stands at a path: the page that says so, in the language of the path. */
export async function sendMissing(
  c: Context,
  { site, published, texts, kept }: PageParts,
  path: string,
): Promise<Response> {
  const file = notFoundFile(path);
  const address = file.replace(/\.html$/u, '');
  const now = await published();
  if (await texts.shows(address, now.changes)) return kept.sendPage(c, address, now);
  return sendStored(c, site, file, 404, address);
}

/** A page of the build, as it is. */
export function sendStored(
  c: Context,
  { files, policies }: Site,
  path: string,
  status: 200 | 404,
  page: string,
): Response {
  const file = files.get(path);
  if (!file) return refuseInWords(c, { code: 'not_found' });
  return send(c, file, status, 'asked-again', policies[page] ?? strictPolicy);
}

/** Draws a page for whoever asks, in their turn. `drafts` stand in place of what is published. */
export async function sendDrawn(
  c: Context,
  { site: { drawer }, draw, inTurn, published, addressOf }: PageParts,
  place: DrawnPlace,
  data: SiteData,
  status: PageStatus,
  keeping: Keeping,
  drafts = noChanges,
): Promise<Response> {
  const encoding = chooseEncoding(encodings, c.req.header('accept-encoding'));
  const outcome = await inTurn.forSomebody(addressOf(c), async () => {
    const { changes } = await published();
    const { html, inline } = await draw(place, {
      ...data,
      changes: drafts.size === 0 ? changes : new Map([...changes, ...drafts]),
    });
    return {
      policy: policyFor(inline, drawer.services, undefined, data.isPreview ? "'self'" : "'none'"),
      file: await fileOf(html, 'text/html; charset=utf-8', encoding ? [encoding] : []),
    };
  });
  if (!outcome.ok) return refuseInWords(c, outcome.failure);
  return send(c, outcome.value.file, status, keeping, outcome.value.policy);
}
