import type { EnvironmentModuleNode, Plugin } from 'vite';

/** The event by which an open page says which change it was drawn after (scripts/dev/sources.ts). */
export const drawn = 'page:drawn';

/**
 * Tells `onChange` of every changed file that was in use, and loads the open pages anew when the part of them has
 * changed that is no island's: React changes islands by itself, and they keep what was typed. A page that was just
 * arriving, and did not hear of it, says so when it is there. `count` is the number of such changes so far.
 */
export function changes(onChange: (file: string) => void): { plugin: Plugin; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    plugin: {
      name: 'changes',
      configureServer({ environments }) {
        environments.client.hot.on(drawn, ({ after }: { after: number }, client) => {
          if (after < count) client.send({ type: 'full-reload' });
        });
      },
      hotUpdate({ file, modules, server }) {
        if (this.environment.name !== 'ssr') return;
        onChange(file);
        if (!modules.some((module) => isOnPage(module))) return;
        count += 1;
        server.environments.client.hot.send({ type: 'full-reload' });
      },
    },
  };
}

/** Whether a page is made with a module otherwise than through an island. Styles stand in the page itself. */
function isOnPage(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (seen.has(module)) return false;
  seen.add(module);
  const file = module.file ?? '';
  if (file.endsWith('.island.tsx')) return false;
  if (file.endsWith('/app/render.tsx')) return true;
  return [...module.importers].some((importer) => isOnPage(importer, seen));
}
