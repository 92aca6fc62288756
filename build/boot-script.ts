import { build, type Rolldown } from 'vite';

/** `app/browser/boot.ts` as one small string, so that each page can carry it in its head. */
export async function bootScript(): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'app/browser/boot.ts', formats: ['iife'], name: 'boot' },
      target: 'es2020',
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = bundle[0]?.output[0];
  if (!chunk) throw new Error('app/browser/boot.ts gave no script');
  return chunk.code.trim();
}
