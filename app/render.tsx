import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useMemo, type ReactNode } from 'react';
import { Document, type Carried } from './document.tsx';
import { CurrentContext, currentOf, namesOf, type Names } from './i18n/content.ts';
import { PlaceContext, type Place } from './i18n/place.ts';
import { DrawingContext, type Drawing } from './islands/island.tsx';
import { IslandRoot } from './islands/island-root.tsx';
import { wordsIn, type Current } from '#contract/words.ts';
import { noData, type SiteData } from '#contract/site-data.ts';
import { geocoder, backendUrl, wavyTextUrl } from './lib/config.ts';
import { mapTiles } from './lib/map-tiles.ts';
import { readProject } from './lib/published-project.ts';
import type { PageModule } from './page.ts';
import { addressesOf, patternOf, projectMeant, showsProjects } from './project-addresses.ts';
import { meaningOf } from './queries.ts';
import { splitLocale } from './paths.ts';
import { routeOf } from './routes.ts';
import { searchPages } from './search-projects.ts';
import { siteMap } from './site-map.ts';
import type { Drawn, Renderer } from '#contract/renderer.ts';

const modules = import.meta.glob<PageModule>('./pages/**/*.tsx');

const content = import.meta.glob<object>(['/content/**/*.ts', '!/content/**/*.test.ts', '!/content/testing/**'], {
  eager: true,
});
let known: Names | undefined;

/** The names of all content, made when something was changed for the first time. */
const names = (): Names =>
  (known ??= namesOf(
    Object.fromEntries(
      Object.entries(content).map(([file, module]) => [file.slice('/content/'.length, -'.ts'.length), module]),
    ),
  ));

/** What the build made for all pages. */
export type Assets = Omit<Carried, 'styles' | 'policy'> & {
  /** The address of each island's script, by the name of its component. */
  readonly islands: Readonly<Record<string, string>>;
  /** The rules of each page, by its file: `pages/contact.tsx`. */
  readonly styles: Readonly<Record<string, string>>;
  /** The policy of these rules, by the same file. Not there where our server sends it. */
  readonly policies?: Readonly<Record<string, string>>;
};

/**
 * Draws an address. Pure: the same place, assets and data give the same document, at build and when a visitor asks.
 * Throws only for an address that no page answers, not even the one for unknown addresses.
 */
export async function drawPage(place: Place, assets: Assets, data: SiteData = noData): Promise<Drawn> {
  const { file, params, isPage } = routeOf(place.pathname);
  const page = await modules[`./pages/${file}.tsx`]?.();
  if (!page) throw new Error(`There is no page ${file}`);
  const { default: Page, head, isMissing } = page;
  const { locale } = splitLocale(place.pathname);
  const now = data.changes && currentOf(names(), data.changes);
  const props = { place, params, query: new URLSearchParams(place.search), data, t: wordsIn(locale, now) };
  const source = `pages/${file}.tsx`;
  const carried = { ...assets, styles: assets.styles[source] ?? '', policy: assets.policies?.[source] };
  const html = renderToStaticMarkup(
    <Around place={place} now={now} islands={assets.islands}>
      <Document head={head(place, props)} carried={carried}>
        <Page {...props} />
      </Document>
    </Around>,
  );
  return { status: isPage && !isMissing?.(props) ? 200 : 404, html: `<!DOCTYPE html>${html}` };
}

type Surroundings = { place: Place; now: Current | undefined; islands: Assets['islands'] };

function Around({ place, now, islands, children }: Surroundings & { children: ReactNode }) {
  const drawing = useMemo(() => drawingAt({ place, now, islands }), [place, now, islands]);
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
    const address = at.islands[name];
    if (!address) throw new Error(`No file *.island.tsx is called after ${name}`);
    return address;
  },
  island: (part, id) => renderToString(<IslandRoot place={at.place}>{part}</IslandRoot>, { identifierPrefix: id }),
  slot: (content, id) => renderToStaticMarkup(<Around {...at}>{content}</Around>, { identifierPrefix: id }),
});

/** What this bundle is for: build and server know no more of the site. */
export const renderer = {
  drawPage,
  meaningOf,
  showsProjects,
  patternOf,
  projectMeant,
  readProjects: (rows) => rows.flatMap((row) => readProject(row) ?? []),
  addressesOf,
  siteMap,
  searchPages,
  services: { backend: backendUrl, geocoder: geocoder?.url, mapTiles: mapTiles.url, wavyText: wavyTextUrl },
} satisfies Renderer;
