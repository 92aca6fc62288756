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
    return reachedFrom([source], (each) => imported.get(each));
  }

  return { plugin, withImports };
}

/** These and all that `next` leads to from them, each once, in the order in which they are come to. */
export function reachedFrom(
  starts: readonly string[],
  next: (name: string) => readonly string[] | undefined,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    next(name)?.forEach(visit);
  };
  starts.forEach(visit);
  return found;
}
