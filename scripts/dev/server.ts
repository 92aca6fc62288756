import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { DataFolder } from '#server/data-folder.ts';
import type { DatabaseServer } from '#server/database.ts';
import type { Env } from '#server/env.ts';
import { type Upgrade, upgradeTo } from '#server/http/upgrade.ts';
import type { Log } from '#server/log.ts';
import type { OpenServer, openServer } from '#server/open-server.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import type { Site } from '#server/pages/site.ts';
import { usualLimits } from '#server/realtime/limits.ts';

type Needs = {
  readonly env: Env;
  readonly ground: DataFolder;
  /** Where the server has a database of its own: it goes on while the modules change. */
  readonly postgres: DatabaseServer | undefined;
  readonly log: Log;
  readonly openDrawer: () => Promise<Drawer>;
  readonly made: NonNullable<Site['made']>;
  /** The module of the server as it is now; the same one as long as nothing in it has changed. */
  readonly load: () => Promise<{ openServer: typeof openServer }>;
};

type ReloadedServer = {
  /** Answers with the newest code; while that is being opened, the request waits. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Opens a socket with the newest code, or answers as it would. */
  readonly upgrade: Upgrade;
  /** Something has changed. `isSure`: also where no module of the server has. */
  readonly reload: (isSure: boolean) => void;
  readonly close: () => Promise<void>;
};

type Listener = ReturnType<typeof getRequestListener>;

/** What of the server is open: it, or what is wrong with it. */
type Open = { readonly server?: OpenServer; readonly listener: Listener };

/** How long requests in flight may take before their server is closed. */
const patienceMs = 1000;

/** Keeps the server's code fresh: opens it, and opens it anew when its modules have changed. */
export function reloadServer({ env, ground, postgres, log, openDrawer, made, load }: Needs): ReloadedServer {
  const inFlight = new Set<Promise<unknown>>();
  let opener: unknown;
  let open = Promise.resolve().then(() => openAnew(undefined));

  async function openAnew(old: Open | undefined): Promise<Open> {
    try {
      const { openServer } = await load();
      if (old && openServer === opener) return old;
      opener = openServer;
      await closeOld(old);
      const opened = await openServer({
        env,
        ...ground,
        opening: postgres ? { kind: 'running', server: postgres } : ground.opening,
        // Nothing is stored: each page is drawn when it is asked for.
        site: { files: new Map(), policies: {}, said: { names: [], pages: {} }, drawer: await openDrawer(), made },
        log,
      });
      if (!opened.ok) throw new Error(opened.because);
      return { server: opened.value, listener: getRequestListener(withoutPolicy(opened.value.fetch)) };
    } catch (error) {
      await closeOld(old);
      opener = undefined;
      return { listener: tellProblem(error as Error) };
    }
  }

  async function closeOld(old: Open | undefined): Promise<void> {
    await Promise.race([Promise.allSettled(inFlight), wait(patienceMs, undefined, { ref: false })]);
    await old?.server?.close();
  }

  const reload = (isSure: boolean): void => {
    open = open.then((old) => {
      if (isSure) opener = undefined;
      return openAnew(old);
    });
  };

  return {
    answer: async (request, response) => {
      // What is wrong may be mended: of two edits within a moment the file system may tell only the first.
      if ((await open).server === undefined) reload(false);
      const { listener } = await open;
      const answer = listener(request, response);
      inFlight.add(answer);
      await answer.finally(() => inFlight.delete(answer));
    },
    upgrade: (...given) =>
      void open.then(({ server }) =>
        upgradeTo(
          server?.fetch ?? (() => new Response('The server cannot be opened.', { status: 503 })),
          usualLimits,
        )(...given),
      ),
    reload,
    close: async () => closeOld(await open),
  };
}

/** Vite's client puts styles into the page, which the policy of our pages forbids. */
const withoutPolicy =
  (fetch: OpenServer['fetch']): OpenServer['fetch'] =>
  async (...given) => {
    const response = await fetch(...given);
    response.headers.delete('Content-Security-Policy');
    return response;
  };

/** In place of a server that cannot be opened: what to mend, here and in the browser. */
function tellProblem(error: Error): Listener {
  console.error(error);
  return getRequestListener(() => new Response(error.stack ?? error.message, { status: 500 }));
}
