import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/run.ts';

/** Has `app/browser/preload.ts` stand around each `import()` of the bundles, where Vite puts a helper of its own. */
export const bringFirst: Plugin = {
  name: 'bring-first',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { preload as __vitePreload } from ${JSON.stringify(join(root, 'app/browser/preload.ts'))};`,
  },
};
