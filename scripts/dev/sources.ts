import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import type { renderer } from '#app/render.tsx';
import type { routeOf } from '#app/routes.ts';
import { bareAssets } from '#build/islands.ts';
import { smallScript } from '#build/small-script.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import type { Site } from '#server/pages/site.ts';
import { changes, drawn } from './changes.ts';
import { madeFiles, madeReading } from './made-files.ts';
import { stylesOf } from './styles.ts';

/** The sources, run without a build: what a page asks for, the pages themselves, and the modules of the server. */
export type Sources = {
  /** Answers what the browser asks of a page's scripts, styles and pictures; else `next`. */
  readonly files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** What draws pages as they are now; what cannot be drawn is a page that says so. */
  readonly openDrawer: () => Promise<Drawer>;
  /** Makes what a build would have stored beside the pages. */
  readonly made: NonNullable<Site['made']>;
  /** A module as it is now, and the same one as long as nothing in it has changed. */
  readonly load: <Module>(file: string) => Promise<Module>;
  readonly close: () => Promise<void>;
};

/** What browsers may read: what the islands of a page are made of. Vite would give them the whole folder. */
const readable = ['app', 'content', 'contract', 'node_modules', 'public'] as const;
/** Not even there. */
const unreadable = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**'] as const;

/** What a page loads in place of the built loader: Vite's own client, React's hot reloading, and the loader. */
const entry = '/@dev';
const entryScript = `
import '@vitejs/plugin-react/preamble';
import '/@vite/client';
import '/app/browser/loader.ts';
// A page that was just arriving may have missed what changed meanwhile (scripts/dev/changes.ts).
const after = Number(new URL(import.meta.url).searchParams.get('after'));
import.meta.hot.send('${drawn}', { after });
`;
const devEntry: Plugin = {
  name: 'dev-entry',
  resolveId: (id) => (id.startsWith(entry) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${entry}`) ? entryScript : undefined),
};

/**
 * Opens the sources. `http` carries Vite's web socket; `untouched` are folders that are not looked at, `secret` ones of
 * which no browser may read; `onChange` hears of every file that the server or the pages are made of.
 */
export async function openSources(
  http: Server,
  { untouched, secret }: { readonly untouched: readonly string[]; readonly secret: readonly string[] },
  onChange: (file: string) => void,
): Promise<Sources> {
  let boot: Promise<string> | undefined;
  const changed = changes((file) => {
    boot = undefined;
    onChange(file);
  });
  const vite = await createServer({
    logLevel: 'warn',
    plugins: [react(), devEntry, changed.plugin],
    optimizeDeps: { entries: bareAssets.onDemand.slice(1) },
    server: {
      middlewareMode: true,
      ws: { server: http },
      // The API has its own answer to other sites.
      cors: false,
      fs: { allow: [...readable], deny: [...unreadable, ...secret.map((folder) => `${folder}/**`)] },
      watch: {
        ignored: untouched.map((folder) => `${folder}/**`),
        // A file that is only half written is no change yet.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
  });
  const { ssr } = vite.environments;
  if (!ssr) throw new Error('Vite has no environment for the server.');
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const load = <Module>(file: string) => runner.import<Module>(file);
  const bare = { ...bareAssets, loader: entry };
  const loadRenderer = async () => (await load<{ renderer: typeof renderer }>('/app/render.tsx')).renderer;
  const draw: Drawer['draw'] = async (place, data) => {
    // Before anything is read: what changes from here on, the page asks about.
    const loader = `${entry}?after=${changed.count()}`;
    const { drawPage } = await loadRenderer();
    const { routeOf: route } = await load<{ routeOf: typeof routeOf }>('/app/routes.ts');
    const page = `pages/${route(place.pathname).file}`;
    await load(`/app/${page}.tsx`);
    const styles = await stylesOf(ssr.moduleGraph, ['/app/document.tsx', `/app/${page}.tsx`], load);
    boot ??= smallScript('app/browser/boot.ts', { values: { readingScript: madeReading } });
    const assets = { ...bare, styles: { [`${page}.tsx`]: [styles] }, boot: await boot, loader };
    return drawPage(place, assets, data);
  };
  const htmlOf = async (pathname: string): Promise<string> =>
    (await (await loadRenderer()).drawPage({ pathname, search: '' }, bare)).html;
  return {
    load,
    files: vite.middlewares,
    openDrawer: async () => ({
      ...(await loadRenderer()),
      draw: (...given) =>
        draw(...given).catch((error: Error) => {
          console.error(error);
          return {
            status: 404,
            html: problemPage(error),
            inline: { scripts: [], styles: [] },
            said: new Set<string>(),
          };
        }),
      drawMarked: async (place, data) => (await loadRenderer()).texts.drawMarked(place, bare, data),
    }),
    made: madeFiles({ loadRenderer, htmlOf }),
    close: () => vite.close(),
  };
}

/** What to mend. The page loads anew by itself when it is mended. */
function problemPage({ message, stack = message }: Error): string {
  const text = stack.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!DOCTYPE html><title>This page cannot be drawn</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`;
}
