import type { PageText } from '#contract/page-texts.ts';
import type { Renderer } from '#contract/renderer.ts';
import type { SiteData } from '#contract/site-data.ts';

// Written by hand, without React: these tests ask how pages are found, drawn in turn, kept and sent. What the real pages
// say is asked of the real bundle (scripts/*.built.test.ts, e2e).
const escape = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/[<>&"]/gu, (sign) => `&#${sign.codePointAt(0)};`);

const patterns = {
  project: /^(?:\/de)?\/projects\/([^/]+)$/u,
  'project-category': /^(?:\/de)?\/projects\/category\/([^/]+)$/u,
  status: /^(?:\/de)?\/status\/([^/]+)$/u,
} as const;

const patternOf: Renderer['patternOf'] = (pathname) => {
  for (const is of ['project-category', 'project', 'status'] as const) {
    const says = patterns[is].exec(pathname)?.[1];
    if (says !== undefined && says !== 'category') return { is, says: decodeURIComponent(says) };
  }
  return undefined;
};

const builtIn: ReadonlyMap<string, PageText> = new Map([
  ['home#words.title', { en: 'Welcome', de: 'Willkommen' }],
  ['home#words.list', { en: ['One', 'Two'], de: ['Eins', 'Zwei'] }],
  ['contact#words.lead', { en: 'We answer within {days} days.', de: 'Wir antworten in {days} Tagen.' }],
]);
const nameNow = (key: string) => (key === 'home#words.old' ? 'home#words.title' : key);

/** What a page of this renderer was drawn with; of published projects only their titles. */
export function drawnWith(
  html: string,
): { at: string; titles: object[]; texts?: [string, PageText][] } & Pick<
  SiteData,
  'status' | 'refused' | 'lookedUp' | 'mailed'
> {
  const [, text = '{}'] = /<p>(.*)<\/p>/u.exec(html) ?? [];
  return JSON.parse(text.replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))) as ReturnType<
    typeof drawnWith
  >;
}

/** A renderer as the bundle of the real site is one: its pages only tell what they were drawn with. */
export const renderer: Renderer = {
  drawPage: async ({ pathname, search }, _, data) => {
    const pattern = patternOf(pathname);
    const { projects, changes, money: _money, today: _today, ...given } = data;
    // The server hands over more than pages are told.
    const { rows: _rows, ...mine } = given as typeof given & { rows?: unknown };
    const said = new Set(
      pathname.endsWith('/contact') ? ['contact#words.lead'] : ['home#words.title', 'home#words.list'],
    );
    const texts = [...(changes ?? [])].filter(([key]) => said.has(key));
    if (JSON.stringify(texts).includes('breaks the page')) throw new Error('A page that cannot be drawn.');
    const isThere = pattern?.is !== 'project' || projects.some(({ slug }) => slug === pattern.says);
    const titles = projects.map(({ title }) => title);
    const shown = texts.length > 0 ? { texts } : {};
    const html = `<script>boot()</script><p>${escape({ at: pathname + search, titles, ...mine, ...shown })}</p>`;
    return { status: isThere ? 200 : 404, html, inline: { scripts: ['boot()'], styles: [] }, said };
  },
  meaningOf: ({ pathname, search }) => {
    const query = new URLSearchParams(search);
    if (pathname.endsWith('/thank-you')) return query.has('reference') ? 'secret' : 'nothing';
    return pathname.endsWith('/contact') && query.has('message') ? 'something' : 'nothing';
  },
  showsProjects: (pathname) => /\/projects(?:$|\/category)/u.test(pathname) || patternOf(pathname)?.is === 'project',
  showsSums: () => false,
  showsEvents: () => false,
  hasEvent: () => false,
  calendarFile: () => undefined,
  withdrawn: () => new Map(),
  hasSums: (money) => money !== undefined && money.bookings.length > 0,
  patternOf,
  pageMeant: (pathname) => (pathname === '/kontakt' ? '/de/contact' : undefined),
  projectMeant: (pathname, projects) => {
    const pattern = patternOf(pathname);
    const slug = pattern?.is === 'project' ? pattern.says.toLowerCase() : undefined;
    const isThere = slug !== undefined && projects.some((project) => project.slug === slug);
    return isThere ? `${pathname.startsWith('/de/') ? '/de' : ''}/projects/${slug}` : undefined;
  },
  readProjects: (rows) =>
    rows.map((row) => {
      const { id, slug, title } = row as { id: string; slug: string | null; title: string };
      return { id, slug: slug ?? undefined, title: { en: title } } as ReturnType<Renderer['readProjects']>[number];
    }),
  pageCode: (pathname) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${escape(pathname)}</title></svg>`,
  addressesOf: (projects) => [
    '/',
    '/de',
    '/contact',
    '/de/contact',
    ...projects.map(({ slug }) => `/projects/${slug}`),
  ],
  robots: () => '',
  siteMap: ({ projects }) => projects.map(({ slug }) => slug).join(),
  booksFile: (money) => `entries: ${money?.bookings.length}`,
  newsFeed: (_, changes) => `news: ${changes?.size}`,
  searchPages: ({ projects }) => projects.map(({ slug }) => ({ path: `/projects/${slug}` })),
  searchedPages: ['/'],
  searchPageOf: async (path, _, htmlOf) => ({ path, text: drawnWith(await htmlOf(path)).texts }),
  texts: {
    builtIn: (key) => builtIn.get(key),
    checkText: (key, text) => {
      const original = builtIn.get(key);
      if (!original || typeof original.de !== typeof text.de) return undefined;
      const blanks = (said: unknown) =>
        String(said)
          .match(/\{\w+\}/gu)
          ?.join() ?? '';
      if (String(text.de).trim() === '') return [{ code: 'missing', locale: 'de' }];
      return blanks(text.de) === blanks(original.de)
        ? []
        : [{ code: 'blank', locale: 'de', about: blanks(original.de) }];
    },
    nameNow,
    namesEver: (key) => (key === 'home#words.title' ? [key, 'home#words.old'] : [key]),
    readChanges: (rows) =>
      new Map(
        rows.flatMap(({ key, text }) => (text && builtIn.has(nameNow(key)) ? [[nameNow(key), text] as const] : [])),
      ),
    drawMarked: async ({ pathname }) => ({ main: `<h1>${pathname}</h1>`, unseen: [], lists: [] }),
  },
  // Its pages have none: those of the real site are asked in server/lists.
  lists: {
    isList: () => false,
    listKeys: () => [],
    canBeEntry: () => false,
    textsOfEntry: () => ({}),
    valuesOfEntry: () => undefined,
    checkValues: () => ({ values: {}, problems: [] }),
    splitEntry: () => ({ fields: null, texts: [] }),
    arrangeList: () => [],
    picturesIn: () => [],
    readList: () => [],
  },
  fixedSettings: ['site#site.accountHolder'],
  services: { backend: '', geocoder: undefined, mapTiles: '/tiles', wavyText: undefined },
};
