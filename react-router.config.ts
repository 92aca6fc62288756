import type { Config } from '@react-router/dev/config';
import { prerenderedUrls } from '#app/paths.ts';

export default {
  appDirectory: 'app',
  // Every address known at build is a finished page; nothing is rendered on a server later.
  ssr: false,
  prerender: prerenderedUrls(),
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
