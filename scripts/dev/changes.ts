import type { EnvironmentModuleNode, Plugin } from 'vite';

/**
 * Tells `onChange` of every changed file that was in use, and loads the open pages anew when the part of them has
 * changed that is no island's: React changes islands by itself, and they keep what was typed.
 */
export function changes(onChange: (file: string) => void): Plugin {
  return {
    name: 'changes',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      onChange(file);
      if (modules.some((module) => isOnPage(module))) server.environments.client.hot.send({ type: 'full-reload' });
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
