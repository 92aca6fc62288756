import type { EnvironmentModuleGraph } from 'vite';
import { layers } from '#app/styles/layers.ts';

/**
 * The rules of everything that these modules draw, each sheet once, in the order in which the modules run. What an
 * island loads later is not among it, as in the build (build/bundles.ts). The modules have been loaded.
 */
export async function stylesOf(
  graph: EnvironmentModuleGraph,
  entries: readonly string[],
  load: <Module>(file: string) => Promise<Module>,
): Promise<string> {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    if (url.endsWith('.css')) return void sheets.push(url);
    const module = await graph.getModuleByUrl(url);
    for (const imported of module?.transformResult?.deps ?? []) await visit(imported);
  };
  for (const entry of entries) await visit(entry);
  const texts = await Promise.all(sheets.map((sheet) => load<{ default: string }>(`${sheet}?inline`)));
  return layers + texts.map(({ default: text }) => text).join('');
}
