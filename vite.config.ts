import { defineConfig } from 'vite';
import { bringFirst } from './build/bring-first.ts';
import { browsers } from './build/browsers.ts';
import { chunks } from './build/chunks.ts';
import { shortClassName } from './build/class-names.ts';
import { shortProperties } from './build/custom-properties.ts';
import { buildFolder } from './build/folder.ts';
import { islandFiles, neededFiles } from './build/islands.ts';

/**
 * Every page names a dozen files, and no part of a hash can be made smaller: seven signs are enough beside a name. A font
 * needs no long one.
 */
const named = '[name]-[hash:7]';
const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  `assets/${name.endsWith('.woff2') ? 'font-[hash:7]' : named}[extname]`;

/** Two bundles: what the browser loads, and what draws the pages. Both must give a class the same name. */
export default defineConfig(({ command }) => ({
  envPrefix: 'PUBLIC_',
  appType: 'custom',
  plugins: [bringFirst],
  css: {
    modules: { generateScopedName: shortClassName },
    ...(command === 'build' && { postcss: { plugins: [shortProperties] } }),
    // `color-scheme` as it is written (the flag LightDark): we use no `light-dark()`, for which two variables would be set.
    lightningcss: { exclude: 1 << 20 },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What an island asks for later need not name what came with the island.
      resolveDependencies: (asked, files, { hostId }) => {
        // Everybody carries this list, and few have an account.
        if (hostId.includes('on-demand') && asked.includes('signed-in')) return [];
        return files.filter(
          (file) => hostId.includes('on-demand') || !/\/(react|rolldown-runtime|island|on-demand)-/u.test(file),
        );
      },
    },
    manifest: true,
    target: browsers,
  },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/site`,
        rolldownOptions: {
          // Pages name the script of each island on them; it brings no sheet, because its rules stand in the page.
          input: ['app/browser/on-demand.ts', ...Object.values(islandFiles), ...Object.values(neededFiles)],
          // The loader, a bundle of its own, takes what they export.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: `assets/${named}.js`,
            chunkFileNames: `assets/${named}.js`,
            assetFileNames,
            codeSplitting: {
              groups: chunks,
            },
          },
        },
      },
    },
    ssr: {
      // One React for all, and the one without its notes for developers.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: `${buildFolder}/render`,
        ssr: true,
        emitAssets: true,
        target: 'node24',
        rolldownOptions: { input: 'app/render.tsx', output: { assetFileNames, keepNames: true } },
      },
    },
  },
  builder: {},
}));
