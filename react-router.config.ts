import type { Config } from '@react-router/dev/config';
import { prerenderedUrls, splitLocale } from '#app/paths.ts';
import { buildFolder } from '#scripts/build/folder.ts';

// Set by scripts/build.ts, which builds each language for itself. Not set while developing.
const locale = process.env['SITE_LOCALE'];

export default {
  appDirectory: 'app',
  buildDirectory: `${buildFolder}/${locale ?? ''}`,
  // Every address known at build is a finished page; nothing is rendered on a server later.
  ssr: false,
  prerender: prerenderedUrls().filter((url) => !locale || splitLocale(url).locale === locale),
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
