import { expect, test } from '@playwright/test';
import { browser } from './support/weight.ts';

/** Whole pages, what stands around them, and the blocks that they are made of: HTML, never the browser's. */
const ofPages = new RegExp(
  [
    String.raw`^app/pages/`,
    String.raw`^app/(render|document|routes|site-map|search-projects)\.`,
    // Of the frame and the blocks, the browser has the islands and the button that they are made of.
    String.raw`^app/(layout|blocks)/(?!.*\.island\.tsx|.*\.css|header-tool\.tsx)`,
    String.raw`^node_modules/react-dom/.*server`,
  ].join('|'),
  'u',
);

/**
 * What islands say themselves. All other content is a page's: it is edited, it grows, and it stands in the HTML. The
 * facts of the squirrel are an island's: it tells them one by one. The report of a thing is written where it is sent.
 */
const ofIslands = new RegExp(
  [
    '^content/(account|contact|forms|found|frame|inbox|team)/',
    '^content/(diagnostics/assessment|projects/project-|mail/(inbox-summary|report|team-time-zone))',
    '^content/(blocks/page-parts|answers/(texts|lists|settings|mail-server|roles)|services/wavy-text|support/(bank|donate|money|pay-example|transfer-notice))',
    String.raw`^content/resources/(.*-words|audience)\.ts`,
    String.raw`^content/(answers/account-failures|site)\.ts`,
  ].join('|'),
  'u',
);

test('no page, no block and no content of a page is in what the browser loads', () => {
  expect(Object.keys(browser.sources).length).toBeGreaterThan(50);
  const found = Object.entries(browser.sources).flatMap(([file, sources]) =>
    sources
      .filter((source) => ofPages.test(source) || (source.startsWith('content/') && !ofIslands.test(source)))
      .map((source) => `${file}: ${source}`),
  );
  expect(found).toEqual([]);
});
