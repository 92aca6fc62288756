import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives the compiled texts our two-line runtime instead of Paraglide's, which finds out the
 * language from cookies, storage and headers. Here every call names it, and 1 kB less is loaded.
 */
export function plainMessages(): Plugin {
  return {
    name: 'plain-messages',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '../runtime.js' && importer?.includes('/i18n/generated/messages/')
        ? resolve('app/i18n/plain-runtime.ts')
        : undefined,
  };
}
