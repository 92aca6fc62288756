import { build, type Plugin, type Rolldown } from 'vite';

const name = 'virtual:boot';

/**
 * Serves `app/boot.ts` as one small string, so that the page can carry it in its head and
 * stored settings are applied before the first paint.
 */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      this.addWatchFile('app/boot.ts');
      const bundle = (await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          lib: { entry: 'app/boot.ts', formats: ['iife'], name: 'boot' },
          target: 'es2020',
        },
      })) as Rolldown.RolldownOutput[];
      const chunk = bundle[0]?.output[0];
      if (!chunk) throw new Error('app/boot.ts gave no script');
      return `export const boot = ${JSON.stringify(chunk.code.trim())}`;
    },
  };
}
