import { inLocale, locales } from '#contract/locale.ts';

/** The subjects: one page draws them all (`pages/subject.tsx`), their texts are in `content/subjects`. */
export const subjectPages = {
  'resources/overload': '/resources/overload',
  'resources/meltdown': '/resources/meltdown',
  'resources/burnout': '/resources/burnout',
  'resources/masking': '/resources/masking',
  'resources/sleep': '/resources/sleep',
  'resources/exercise': '/resources/exercise',
  'resources/medication': '/resources/medication',
  'resources/life-hacks': '/resources/life-hacks',
  'resources/tics-learning-eating': '/resources/tics-learning-eating',
  'resources/living-together': '/resources/living-together',
  'resources/siblings': '/resources/siblings',
  'resources/school': '/resources/school',
  'resources/bullying': '/resources/bullying',
  'resources/university': '/resources/university',
  'resources/work': '/resources/work',
  'resources/care': '/resources/care',
  'diagnostics/children': '/diagnostics/children',
  'diagnostics/first-weeks': '/diagnostics/first-weeks',
} as const satisfies Record<string, `/${string}`>;

export type SubjectId = keyof typeof subjectPages;

/** The pages of an account and those of the team: one file draws their frame (`pages/account.tsx`). */
export const accountPages = {
  signin: '/signin',
  signup: '/signup',
  'auth/confirm': '/auth/confirm',
  'auth/reset': '/auth/reset',
  account: '/account',
  'team/projects': '/team/projects',
  'team/inbox': '/team/inbox',
  'team/bookings': '/team/bookings',
  'team/well': '/team/well',
  'team/association': '/team/association',
} as const satisfies Record<string, `/${string}`>;

export type AccountPage = keyof typeof accountPages;

/** What is there in plain words, too: one page draws them all (`pages/plain.tsx`), their texts are in `content/plain`. */
export const inPlainWords = [
  'home',
  'help-now',
  'contact',
  'support',
  'mission',
  'diagnostics',
  'services/find-the-lost',
  'projects',
  'projects/kinderkuche',
  'projects/shared-breastfeeding',
  'datenschutz',
  ...(Object.keys(subjectPages) as SubjectId[]),
] as const;

export type InPlainWords = (typeof inPlainWords)[number];
type PlainId = Plain<InPlainWords>;
type Plain<Id extends string> = Id extends 'home' ? 'plain' : `plain/${Id}`;

/** The page that says in plain words what another one says: of `contact` it is `plain/contact`, of home `plain`. */
export const plainOf = (id: InPlainWords): PlainId => (id === 'home' ? 'plain' : `plain/${id}`);

/** The same for any page; undefined where there is none. */
export const plainTwin = (id: PageId): PlainId | undefined => {
  const found = inPlainWords.find((each) => each === id);
  return found && plainOf(found);
};

/** The page that a page in plain words is of. */
export const fullTwin = (id: PageId): InPlainWords | undefined => inPlainWords.find((each) => plainOf(each) === id);

const plainPages = Object.fromEntries(inPlainWords.map((id) => [plainOf(id), `/${plainOf(id)}`])) as {
  readonly [Id in PlainId]: `/${Id}`;
};

/**
 * Every page and the only place that spells its address. The id is also the file under `pages/`, but for subjects,
 * accounts and plain words. German pages stand under `/de`; some have a name of their own there (contract/locale.ts).
 */
export const pages = {
  home: '/',
  construction: '/construction',
  projects: '/projects',
  'projects/kinderkuche': '/projects/kinderkuche',
  'projects/shared-breastfeeding': '/projects/shared-breastfeeding',
  resources: '/resources',
  'resources/books': '/resources/books',
  'resources/gallery': '/resources/gallery',
  'resources/ai-tools': '/resources/ai-tools',
  'resources/community': '/resources/community',
  'resources/media': '/resources/media',
  'resources/podcasts': '/resources/podcasts',
  'resources/videos': '/resources/videos',
  'resources/media/tiktok': '/resources/media/tiktok',
  'resources/events': '/resources/events',
  'resources/comorbidity': '/resources/comorbidity',
  ...subjectPages,
  printables: '/printables',
  'printables/school-letter': '/printables/school-letter',
  'printables/first-appointment': '/printables/first-appointment',
  'printables/speech-card': '/printables/speech-card',
  'printables/sensory-profile': '/printables/sensory-profile',
  services: '/services',
  'services/diagnostics': '/services/diagnostics',
  'services/find-the-lost': '/services/find-the-lost',
  'services/lost-something': '/services/lost-something',
  'services/wavy-text': '/services/wavy-text',
  diagnostics: '/diagnostics',
  'diagnostics/test': '/diagnostics/test',
  support: '/support',
  'open-books': '/open-books',
  storage: '/storage',
  workbag: '/workbag',
  team: '/team',
  mission: '/mission',
  contact: '/contact',
  news: '/news',
  'help-now': '/help-now',
  impressum: '/impressum',
  datenschutz: '/datenschutz',
  accessibility: '/accessibility',
  words: '/words',
  'words/offices': '/words/offices',
  'my-list': '/my-list',
  offline: '/offline',
  'thank-you': '/thank-you',
  'pay-example': '/pay-example',
  ...accountPages,
  // Finds a message by its number; where another server sends a copy of the site, also the end of a link behind `#`.
  status: '/status',
  ...plainPages,
} as const satisfies Record<string, `/${string}`>;

export const pageIds = Object.keys(pages) as (keyof typeof pages)[];

// Alone: of all patterns browsers need no other.
const project = '/projects/:slug';

/** Pages of which only the pattern is known at build. */
export const patterns = {
  project,
  event: '/resources/events/:event',
  'project-category': '/projects/category/:category',
  status: '/status/:token',
  // Of a fresh server, for its first admin.
  'set-up': '/set-up/:token',
} as const;

/**
 * The categories whose pages are made at build, one for each tag of content/projects/project-tags.ts. They are
 * written out because every page loads this file, and only some the projects.
 */
export const projectCategories = [
  'children',
  'cooking',
  'community',
  'education',
  'community-support',
  'parenting',
  'health',
  'connection',
] as const;

type PageId = keyof typeof pages | keyof typeof patterns;

/** Pages that say in short what another one says in full: search engines and our own search know the other. */
export const sameAs: Partial<Record<PageId, keyof typeof pages>> = { 'services/diagnostics': 'diagnostics' };

const personal: readonly PageId[] = [
  'my-list',
  'thank-you',
  'pay-example',
  ...(Object.keys(accountPages) as AccountPage[]),
  'status',
  'set-up',
];

/** What does something when it is asked for, is told a secret by its address, or differs for each visitor. */
export const isPersonal = (page: PageId): boolean => personal.includes(page);

/** Not for visitors who look around: reached by sending something, or by a link that names what it is. */
export const unlisted: readonly PageId[] = personal.filter((page) => page !== 'signin' && page !== 'signup');

type Query = Readonly<Record<string, string | undefined>>;

/** The address of a page in the language-free form that `Link` takes. `pathTo('contact', { reason: 'talk' })` is `/contact?reason=talk`. */
export function pathTo(page: keyof typeof pages, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search === '' ? pages[page] : `${pages[page]}?${search}`;
}

/** The address of a project, known at build or not. */
export const pathToProject = (slug: string): string => project.replace(':slug', slug);

/** The address of an event, by the end of it. */
export const pathToEvent = (event: string): string => patterns.event.replace(':event', event);

/** The address of the projects in a category: `pathToCategory('community-support')`. */
export const pathToCategory = (slug: string): string => patterns['project-category'].replace(':category', slug);

/** Without the slashes at its end. Looked at from there: a pattern would begin anew at each slash of thousands. */
function trimmed(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The page at a language-free address, if it is one of ours. */
export function pageAt(path: string): keyof typeof pages | undefined {
  const wanted = trimmed(path);
  return pageIds.find((id) => pages[id] === wanted);
}

/** The kind of page at a language-free address of which only the pattern is known at build. */
export function patternAt(path: string): keyof typeof patterns | undefined {
  const ids = Object.keys(patterns) as (keyof typeof patterns)[];
  const wanted = trimmed(path);
  return ids.find((id) => new RegExp(`^${patterns[id].replace(/:\w+/u, '[^/]+')}$`, 'u').test(wanted));
}

/** The pages above an address, nearest last. `/resources/media/tiktok` gives home, resources, resources/media. */
export function ancestors(path: string): (keyof typeof pages)[] {
  if (path === '/') return [];
  const above = trimmed(path).replace(/\/[^/]*$/u, '') || '/';
  const page = pageAt(above);
  return page ? [...ancestors(above), page] : ancestors(above);
}

/** The address search engines shall keep for a page. */
export const canonicalPath = (page: keyof typeof pages): string => pages[sameAs[page] ?? page];

/** No address: what stands there answers all that are unknown. */
export const notFoundPath = '/404';

/** Every address that the build turns into HTML: also the categories of the projects that are built in. */
export const builtUrls = (): string[] =>
  locales.flatMap((locale) =>
    [...Object.values(pages), ...projectCategories.map(pathToCategory), notFoundPath].map((path) =>
      inLocale(path, locale),
    ),
  );
