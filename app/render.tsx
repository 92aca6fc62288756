import { useMemo, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { previewWords } from '#content/team/page-previews.ts';
import { splitLocale } from '#contract/locale.ts';
import type { PageInEditing } from '#contract/page-texts.ts';
import type { Drawn, Renderer } from '#contract/renderer.ts';
import { noData, type SiteData } from '#contract/site-data.ts';
import { wordsIn, type Current, type Words } from '#contract/words.ts';
import { Document, inlineOf, Inside, type Carried } from './document.tsx';
import { mapTiles } from './features/find-the-lost/map-tiles.ts';
import { booksFile } from './files/books-file.ts';
import { calendarFile } from './files/events-calendar.ts';
import { newsFeed } from './files/news-feed.ts';
import { searchEvents } from './files/search-events.ts';
import { searchPageOf, searchedPages } from './files/search-pages.ts';
import { searchPages } from './files/search-projects.ts';
import { robots, siteMap } from './files/site-map.ts';
import { siteUrlIn } from './files/site-url-in.ts';
import { withdrawn } from './files/withdrawn-events.ts';
import { CurrentContext, currentOf } from './i18n/content.ts';
import { PlaceContext, type Place } from './i18n/place.ts';
import { IslandRoot } from './islands/island-root.tsx';
import { DrawingContext, type Drawing } from './islands/island.tsx';
import type { Head } from './layout/page-head.ts';
import { backendUrl } from './lib/backend/backend.ts';
import { fixedSettings, geocoder, wavyTextUrl } from './lib/backend/config.ts';
import { readProject } from './lib/published/projects.ts';
import { isBeginning } from './lib/published/sums.ts';
import { pageMeant } from './page-meant.ts';
import type { PageModule } from './page.ts';
import {
  addressesOf,
  hasEvent,
  patternOf,
  projectMeant,
  showsEvents,
  showsProjects,
  showsSums,
} from './published-addresses.ts';
import { meaningOf } from './queries.ts';
import { routeOf } from './routes.ts';
import { rulesFor, type Rules } from './styles/rules.ts';
import { markNames } from './texts/mark-names.ts';
import { markWords } from './texts/mark-words.ts';
import { markedMain, marking } from './texts/marked-page.ts';
import {
  arrangeList,
  canBeEntry,
  checkValues,
  isList,
  listKeys,
  picturesIn,
  readList,
  splitEntry,
  textsOfEntry,
  valuesOfEntry,
} from './texts/page-lists.ts';
import { builtIn, checkText, nameNow, namesEver, names, readChanges } from './texts/page-texts.ts';
import { drawCode } from './ui/draw-code.ts';

const modules = import.meta.glob<PageModule>('./pages/**/*.tsx');

/** What the build made for all pages. */
export type Assets = Omit<Carried, 'styles' | 'policy'> & {
  /** The address of each island's script, by the name of its component. */
  readonly islands: Readonly<Record<string, string>>;
  /** What comes with each of them: all that it needs to become alive. */
  readonly ahead: Readonly<Record<string, readonly string[]>>;
  /** The address of each script without React, by its name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The classes that each of them may show, by the same name. */
  readonly islandClasses: Readonly<Record<string, readonly string[]>>;
  /** The rules of each page, by its file: `pages/contact.tsx`. */
  readonly styles: Readonly<Record<string, Rules>>;
  /** What a page says of its rules where no server of ours sends a policy for each page. In: the rules. */
  readonly policyOf?: ((styles: string) => string) | undefined;
};

/**
 * Draws an address. Pure: the same place, assets and data give the same document, at build and when a visitor asks.
 * Throws only for an address that no page answers, not even the one for unknown addresses.
 */
export async function drawPage(place: Place, assets: Assets, data: SiteData = noData): Promise<Drawn> {
  const said = new Set<string>();
  const now = data.changes && currentOf(names(), data.changes, (key) => said.add(key));
  const { about, inside: drawn, file, isThere, around, t } = await drawInside(place, assets, data, now);
  // Only where anybody may read: what is personal is used.
  const inside = about.canonical === undefined ? drawn : markNames(markWords(drawn, place.pathname), t.locale);
  const styles = rulesFor(assets.styles[`pages/${file}.tsx`] ?? [], inside, assets.islandClasses);
  const carried = { ...assets, styles, policy: assets.policyOf?.(styles) };
  const html = around(<Document head={data.isPreview ? hidden(about, t) : about} carried={carried} inside={inside} />);
  return { status: isThere ? 200 : 404, html: `<!DOCTYPE html>${html}`, inline: inlineOf(carried), said };
}

/** What no search engine may list, and what says in the list of tabs that not everybody sees it. */
const hidden = ({ title, description }: Head, t: Words): Head => ({
  title: `${t(previewWords.inTitle)}: ${title}`,
  description,
});

/** Draws the main part of a page with a mark around each text, for whoever changes them (`app/texts/marked-page.ts`). */
async function drawMarked(place: Place, assets: Assets, data: SiteData): Promise<PageInEditing> {
  const marks = marking();
  const changes = currentOf(names(), data.changes ?? new Map<string, unknown>(), marks.onSaid);
  const { about, inside } = await drawInside(place, assets, data, marks.around(changes));
  return { ...markedMain(inside, [about.title, about.description], marks.keys), lists: [...marks.lists] };
}

async function drawInside(place: Place, assets: Assets, data: SiteData, now: Current | undefined) {
  const { file, params, isPage } = routeOf(place.pathname);
  const page = await modules[`./pages/${file}.tsx`]?.();
  if (!page) throw new Error(`There is no page ${file}`);
  const { default: Page, head, isMissing } = page;
  const { locale } = splitLocale(place.pathname);
  const props = { place, params, query: new URLSearchParams(place.search), data, t: wordsIn(locale, now) };
  const around = (content: ReactNode) =>
    renderToStaticMarkup(
      <Around place={place} now={now} assets={assets}>
        {content}
      </Around>,
    );
  const about = head(place, props);
  const inside = around(
    <Inside head={about}>
      <Page {...props} />
    </Inside>,
  );
  return { about, inside, file, isThere: isPage && !isMissing?.(props), around, t: props.t };
}

type Surroundings = { place: Place; now: Current | undefined; assets: Assets };

function Around({ place, now, assets, children }: Surroundings & { children: ReactNode }) {
  const drawing = useMemo(() => drawingAt({ place, now, assets }), [place, now, assets]);
  return (
    <PlaceContext value={place}>
      <CurrentContext value={now}>
        <DrawingContext value={drawing}>{children}</DrawingContext>
      </CurrentContext>
    </PlaceContext>
  );
}

/** Islands are roots of their own; what a page puts into one is the page's. */
const drawingAt = (at: Surroundings): Drawing => ({
  from: (name) => {
    const address = at.assets.islands[name];
    if (!address) throw new Error(`No file *.island.tsx is called after ${name}`);
    return address;
  },
  ahead: (name) => at.assets.ahead[name] ?? [],
  script: (name) => {
    const address = at.assets.scripts[name];
    if (!address) throw new Error(`There is no app/browser/on-page/${name}.ts`);
    return address;
  },
  island: (part, id) => renderToString(<IslandRoot place={at.place}>{part}</IslandRoot>, { identifierPrefix: id }),
  slot: (content, id) => renderToStaticMarkup(<Around {...at}>{content}</Around>, { identifierPrefix: id }),
});

/** The QR code of a page's address, which stands at the end of its paper: black on white, whatever the page is like. */
const pageCode: Renderer['pageCode'] = (pathname, changes) => {
  const { size, path } = drawCode(new TextEncoder().encode(siteUrlIn(changes) + pathname));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
};

/** What this bundle is for: build and server know no more of the site. */
export const renderer = {
  drawPage,
  meaningOf,
  showsProjects,
  showsSums,
  hasSums: (money) => !isBeginning(money),
  showsEvents,
  hasEvent,
  calendarFile,
  withdrawn,
  pageMeant,
  patternOf,
  projectMeant,
  readProjects: (rows) => rows.flatMap((row) => readProject(row) ?? []),
  addressesOf,
  robots,
  siteMap,
  pageCode,
  booksFile,
  newsFeed,
  searchPages: (published, locale) => [...searchPages(published.projects, locale), ...searchEvents(published, locale)],
  searchedPages,
  searchPageOf,
  lists: {
    isList,
    listKeys,
    canBeEntry,
    textsOfEntry,
    valuesOfEntry,
    checkValues,
    splitEntry,
    arrangeList,
    picturesIn,
    readList,
  },
  texts: { builtIn, checkText, nameNow, namesEver, readChanges, drawMarked },
  fixedSettings,
  services: { backend: backendUrl, geocoder: geocoder?.url, mapTiles: mapTiles.url, wavyText: wavyTextUrl },
} satisfies Renderer;
