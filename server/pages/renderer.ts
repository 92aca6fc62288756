import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageInEditing } from '#contract/page-texts.ts';
import type { Drawn, DrawnPlace, Renderer } from '#contract/renderer.ts';
import type { SiteData } from '#contract/site-data.ts';
import { policyOfStyles } from './content-policy.ts';

/** The bundle that draws pages, with what it was made with. */
export type Drawer = Omit<Renderer, 'drawPage'> & {
  readonly draw: (place: DrawnPlace, data: SiteData) => Promise<Drawn>;
  /** The main part of a page for whoever changes its texts. */
  readonly drawMarked: (place: DrawnPlace, data: SiteData) => Promise<PageInEditing>;
};

/** Loads the bundle of a build folder. */
export async function openRenderer(buildFolder: string): Promise<Drawer> {
  const folder = resolve(buildFolder, 'render');
  const { renderer } = (await import(pathToFileURL(join(folder, 'render.js')).href)) as { renderer: Renderer };
  const made = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')) as { isForAnyHost?: boolean };
  const assets = { ...made, policyOf: made.isForAnyHost ? policyOfStyles : undefined };
  return {
    ...renderer,
    draw: (place, data) => renderer.drawPage(place, assets, data),
    drawMarked: (place, data) => renderer.texts.drawMarked(place, assets, data),
  };
}
