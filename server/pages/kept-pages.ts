import type { Context } from 'hono';
import type { OrFailure } from '#contract/failures.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { siteUrlKey } from '#contract/settings.ts';
import { noChanges } from '#contract/site-data.ts';
import { refuseInWords } from '#server/http/refuse-in-words.ts';
import { policyFor } from './content-policy.ts';
import type { Draw } from './draw-whole.ts';
import type { Drawings } from './drawings.ts';
import { booksLocale, isList, listText, searchLocale } from './list-files.ts';
import { typeOfFile } from './load-site.ts';
import { encodings } from './negotiate.ts';
import type { Published } from './published-now.ts';
import { type PageStatus, send } from './send.ts';
import { fileOf, packedSmall, type SiteFile } from './site-file.ts';
import type { Site } from './site.ts';
import { differing, isVaried, type TextsOfPages } from './texts-of-pages.ts';
import { whenQuiet } from './when-quiet.ts';

type Made = { readonly file: SiteFile; readonly status: PageStatus; readonly policy: string | undefined };

/** What follows from what is published and from nobody who asks: made once, and kept until that changes. */
export type KeptPages = {
  readonly sendPage: (c: Context, pathname: string, published: Published) => Promise<Response>;
  /** Whether a file that lists what is published lists what the build did not know. */
  readonly isOther: (path: string, published: Published) => boolean;
  readonly sendList: (c: Context, path: string, published: Published) => Promise<Response>;
};

type Needs = {
  readonly site: Site;
  readonly inTurn: Drawings;
  readonly draw: Draw;
  readonly texts: TextsOfPages;
  readonly addressOf: (c: Context) => string;
};

export function keptPages({ site: { files, drawer }, inTurn, draw, texts, addressOf }: Needs): KeptPages {
  let of: Published = { projects: [], changes: noChanges, money: undefined, rows: new Map(), today: '' };
  let made = new Map<string, Promise<OrFailure<Made>>>();
  const later = whenQuiet();

  /** Forgets what shows something that is now otherwise. */
  async function follow(published: Published): Promise<void> {
    const before = of;
    const isSame = (name: keyof Published) => before[name] === published[name];
    if (isSame('projects') && isSame('money') && isSame('changes') && isSame('today')) return;
    const all = made;
    [of, made] = [published, new Map()];
    const changes = differing(before.changes, published.changes);
    for (const [name, making] of all) {
      if (isList(name) || isVaried(drawer, name) || (await texts.shows(name, changes))) continue;
      // Meanwhile somebody may have had it made.
      if (of === published && !made.has(name)) made.set(name, making);
    }
  }

  async function sendKept(c: Context, name: string, published: Published, make: () => Promise<Made>) {
    await follow(published);
    const all = made;
    const outcome = await (all.get(name) ?? keep());
    if (!outcome.ok) return refuseInWords(c, outcome.failure);
    const { file, status, policy } = outcome.value;
    return send(c, file, status, 'asked-again', policy);

    function keep(): Promise<OrFailure<Made>> {
      const making = inTurn.forAll(addressOf(c), make);
      all.set(name, making);
      // What could not be made is tried again.
      const forget = () => void all.delete(name);
      making.then((outcome) => (outcome.ok ? packAgain(name, making, outcome.value) : forget()), forget);
      return making;
    }
  }

  /** Whoever asks first gets what is packed quickly; once nobody waits, what is packed well takes its place. */
  function packAgain(name: string, making: Promise<OrFailure<Made>>, value: Made): void {
    const isStill = () => made.get(name) === making;
    later(async () => {
      if (!isStill()) return;
      const file = await packedSmall(value.file);
      if (isStill()) made.set(name, Promise.resolve({ ok: true, value: { ...value, file } }));
    });
  }

  async function searchIndexOf(locale: Locale, stored: SiteFile | undefined, published: Published) {
    // Each page names its address, which the search doesn't know.
    const changes = new Map(published.changes);
    changes.delete(siteUrlKey);
    const known = JSON.parse(stored?.bytes.toString() ?? '[]') as { path: string }[];
    const htmlOf = async (pathname: string) => (await draw({ pathname, search: '' }, published)).html;
    const pages: object[] = [];
    for (const page of known) {
      const isOther =
        (await texts.shows(inLocale(page.path, 'en'), changes)) && drawer.searchedPages.includes(page.path);
      pages.push(isOther ? await drawer.searchPageOf(page.path, locale, htmlOf, changes) : page);
    }
    return JSON.stringify([...pages, ...drawer.searchPages(published, locale)]);
  }

  async function textOf(path: string, stored: SiteFile | undefined, published: Published): Promise<string> {
    const locale = searchLocale(path);
    return locale ? searchIndexOf(locale, stored, published) : (listText(drawer, path, published) ?? '');
  }

  return {
    sendPage: (c, pathname, published) =>
      sendKept(c, pathname, published, async () => {
        const { html, status, inline } = await draw({ pathname, search: '' }, published);
        const file = await packedTwice(html, 'text/html; charset=utf-8');
        return { file, status, policy: policyFor(inline, drawer.services) };
      }),
    isOther: (path, { projects, changes, money }) =>
      booksLocale(path) === undefined ? projects.length > 0 || changes.size > 0 : drawer.hasSums(money),
    sendList: (c, path, published) =>
      sendKept(c, path, published, async () => {
        const stored = files.get(path);
        const text = await textOf(path, stored, published);
        const file = await packedTwice(text, typeOfFile(path) ?? '');
        return { file, status: 200, policy: undefined };
      }),
  };
}

const packedTwice = async (text: string, type: string): Promise<SiteFile> => ({
  ...(await fileOf(text, type, encodings)),
  isPackedAgain: true,
});
