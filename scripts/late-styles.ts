import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';
import { layers } from '#app/styles/layers.ts';

const marked = '\0late-style:';

/**
 * Styles of what a visitor opens only sometimes. All other styles travel inside every page
 * (docs/decisions/004-css.md); what is imported as `./panel.module.css?late` becomes a file of its own.
 * The import gives the class names, and `href` for the `<link rel="stylesheet" precedence="late">` that
 * the component draws: React waits with the component until the file is there.
 */
export function lateStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'late-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(id, importer) {
      if (!id.endsWith('.module.css?late')) return;
      const file = await this.resolve(id.slice(0, -'?late'.length), importer);
      // Without its ending, or Vite would take it for a style of every page.
      return file && marked + file.id.slice(0, -'.module.css'.length);
    },
    async load(id) {
      if (!id.startsWith(marked)) return;
      const file = `${id.slice(marked.length)}.module.css`;
      this.addWatchFile(file);
      const { code, modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      const plain = code
        .replace(/\/\*[\s\S]*?\*\//gu, '')
        .replace(/\s+/gu, ' ')
        .trim();
      const css = `${layers}${plain}`;
      let href = `data:text/css,${encodeURIComponent(css)}`;
      if (config.command === 'build') {
        const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
        const fileName = `assets/late/${basename(file, '.module.css')}-${hash}.css`;
        if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: css });
        href = `/${fileName}`;
      }
      return `export default ${JSON.stringify(modules)}; export const href = ${JSON.stringify(href)};`;
    },
  };
}
