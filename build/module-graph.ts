import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/run.ts';

/** Knows, once the browser's bundle is made, which source files it was made of and what each of them imports. */
export function moduleGraph() {
  const imported = new Map<string, readonly string[]>();
  const named = (id: string) => relative(root, id.replace(/\?.*/u, ''));
  const plugin: Plugin = {
    name: 'module-graph',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      for (const id of this.getModuleIds())
        imported.set(named(id), this.getModuleInfo(id)?.importedIds.map(named) ?? []);
    },
  };

  /** A source file and all that comes with it: not what it asks for later. */
  function withImports(source: string): ReadonlySet<string> {
    if (!imported.has(source)) throw new Error(`${source} is not in the browser's bundle`);
    const found = new Set<string>();
    const visit = (each: string): void => {
      if (found.has(each)) return;
      found.add(each);
      imported.get(each)?.forEach(visit);
    };
    visit(source);
    return found;
  }

  return { plugin, withImports };
}
