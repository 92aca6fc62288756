import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useMemo, type ReactNode } from 'react';
import { Document, type Carried } from './document.tsx';
import { PlaceContext, type Place } from './i18n/place.ts';
import { DrawingContext, type Drawing } from './islands/island.tsx';
import { IslandRoot } from './islands/island-root.tsx';
import { noData, type SiteData } from '#contract/site-data.ts';
import { geocoder, backendUrl, wavyTextUrl } from './lib/config.ts';
import { mapTiles } from './lib/map-tiles.ts';
import { readProject } from './lib/published-project.ts';
import type { PageModule } from './page.ts';
import { addressesOf, patternOf, projectMeant, showsProjects } from './project-addresses.ts';
import { meaningOf } from './queries.ts';
import { routeOf } from './routes.ts';
import { searchPages } from './search-projects.ts';
import { siteMap } from './site-map.ts';
import type { Drawn, Renderer } from '#contract/renderer.ts';

const modules = import.meta.glob<PageModule>('./pages/**/*.tsx');

/** What the build made for all pages. */
export type Assets = Omit<Carried, 'styles'> & {
  /** The rules of each page, by its file: `pages/contact.tsx`. */
  readonly styles: Readonly<Record<string, string>>;
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
  const props = { place, params, query: new URLSearchParams(place.search), data };
  const carried = { ...assets, styles: assets.styles[`pages/${file}.tsx`] ?? '' };
  const html = renderToStaticMarkup(
    <Around place={place}>
      <Document head={head(place, props)} carried={carried}>
        <Page {...props} />
      </Document>
    </Around>,
  );
  return { status: isPage && !isMissing?.(props) ? 200 : 404, html: `<!DOCTYPE html>${html}` };
}

function Around({ place, children }: { place: Place; children: ReactNode }) {
  const drawing = useMemo(() => drawingAt(place), [place]);
  return (
    <PlaceContext value={place}>
      <DrawingContext value={drawing}>{children}</DrawingContext>
    </PlaceContext>
  );
}

/** Islands are roots of their own; what a page puts into one is the page's. */
const drawingAt = (place: Place): Drawing => ({
  island: (part, id) => renderToString(<IslandRoot place={place}>{part}</IslandRoot>, { identifierPrefix: id }),
  slot: (content, id) => renderToStaticMarkup(<Around place={place}>{content}</Around>, { identifierPrefix: id }),
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
