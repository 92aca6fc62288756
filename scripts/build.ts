import { rm } from 'node:fs/promises';
import { type Locale, locales } from '#contract/locale.ts';
import { compress } from './build/compress.ts';
import { buildFolder } from './build/folder.ts';
import { finishPages } from './build/finish-pages.ts';
import { drawIcons } from './build/icons.ts';
import { joinLanguages } from './build/join-languages.ts';
import { writeSearchIndex } from './build/search-index.ts';
import { writeSiteMap } from './build/site-map.ts';
import { everythingOpen } from './open-values.ts';
import { progressOf } from './progress.ts';
import { loadEnv, runTool } from './run.ts';

const languageNames = { en: 'English', de: 'German' } as const satisfies Record<Locale, string>;

loadEnv();
const progress = progressOf(locales.length + 1);
await rm(buildFolder, { recursive: true, force: true });
// Shown in the footer of a published site (PUBLIC_SITE_URL), so that nobody mistakes examples for facts.
const isReady = (await everythingOpen(process.env)).length === 0;
// It would wipe our line away.
const options = { from: '@react-router/dev', isPlain: true };
for (const locale of locales) {
  progress.step(`the pages in ${languageNames[locale]}`);
  if (
    !(await runTool('react-router', ['build', '--logLevel', 'warn'], {
      ...options,
      env: { SITE_LOCALE: locale, PUBLIC_IS_READY: isReady ? 'yes' : '' },
    }))
  )
    process.exit(1);
}
progress.step('icons, search and what makes pages small');
await joinLanguages();
await finishPages();
await drawIcons();
await writeSiteMap();
await writeSearchIndex();
await compress();
progress.done('The site is built');
