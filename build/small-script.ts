import { build, type Rolldown } from 'vite';

/**
 * A script as one small string without imports: `app/browser/boot.ts`, which each page carries in its head, and the
 * loader, which would otherwise hold what Vite adds to load sheets and more.
 */
export async function smallScript(entry: string): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'script' },
      target: 'es2020',
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = bundle[0]?.output[0];
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code.trim();
}
