import { relative } from 'node:path';
import type { renderer } from '#app/render.tsx';
import { icons } from '#build/icons.ts';
import { letterFiles, readingScript } from '#build/reading.ts';
import { smallScript } from '#build/small-script.ts';
import { codedAddress } from '#contract/qr-codes.ts';
import { root } from '#scripts/run.ts';
import { listText, searchLocale } from '#server/pages/list-files.ts';
import { typeOfFile } from '#server/pages/load-site.ts';
import { tagOfBytes } from '#server/pages/site-file.ts';
import type { Site } from '#server/pages/site.ts';

type Made = Parameters<NonNullable<Site['made']>>[1];

type Needs = {
  readonly loadRenderer: () => Promise<typeof renderer>;
  /** The HTML of an address, without its styles. */
  readonly htmlOf: (address: string) => Promise<string>;
};

/** Where the script of the reading settings is in development. */
export const madeReading = '/reading.js';

const reading = (): Promise<string> =>
  smallScript(readingScript, {
    values: {
      letterFiles: Object.fromEntries(
        Object.entries(letterFiles).map(([weight, file]) => [weight, `/${relative(root, file)}`]),
      ),
    },
  });

/** What the build makes beside the pages, made when it is asked for: what search asks for, and pictures from drawings. */
export function madeFiles({ loadRenderer, htmlOf }: Needs): NonNullable<Site['made']> {
  async function contentOf(path: string, published: Made): Promise<string | Buffer | undefined> {
    const picture = icons[path.slice(1)];
    if (picture) return picture();
    if (path === madeReading) return reading();
    const coded = codedAddress(path);
    const renderer = await loadRenderer();
    if (coded !== undefined) return renderer.pageCode(coded, published.changes);
    const locale = searchLocale(path);
    if (!locale) return listText(renderer, path, published);
    const known = await Promise.all(renderer.searchedPages.map((page) => renderer.searchPageOf(page, locale, htmlOf)));
    return JSON.stringify([...known, ...renderer.searchPages(published, locale)]);
  }

  return async (path, published) => {
    const content = await contentOf(path, published);
    if (content === undefined) return undefined;
    const bytes = Buffer.from(content as string);
    return { bytes, encoded: {}, type: typeOfFile(path) ?? '', tag: tagOfBytes(bytes), isHashed: false };
  };
}
