import type { Plugin as StylePlugin } from 'postcss';
import { build, type Rolldown } from 'vite';
import { browsers } from './browsers.ts';

/** What only a build knows: values of names in the script, and how the sheets in it are written. */
type ScriptOptions = { readonly values?: Readonly<Record<string, unknown>>; readonly stylePlugins?: StylePlugin[] };

/**
 * A script as one small string without imports: `app/browser/boot.ts`, which each page carries in its head, the loader,
 * which would otherwise hold what Vite adds to load sheets and more, and the scripts that need no React.
 */
export async function smallScript(
  entry: string,
  { values = {}, stylePlugins = [] }: ScriptOptions = {},
): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    css: { postcss: { plugins: stylePlugins } },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'script' },
      target: browsers,
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = bundle[0]?.output[0];
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code.trim();
}
