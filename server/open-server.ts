import type { Hono } from 'hono';
import type { Result } from '#contract/failures.ts';
import { createApp } from './app.ts';
import { type OpenDatabase, openDatabase, type Opening } from './database.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { AnswerAtOnce } from './http/listen.ts';
import { linkChecker } from './links/check-links.ts';
import { openParts, type PartNeeds } from './open-parts.ts';
import type { Site } from './pages/site.ts';
import { makeSetUpLink } from './set-up/links.ts';

/** A server that answers, wherever it listens. */
export type OpenServer = {
  readonly fetch: Hono['fetch'];
  readonly answerAtOnce: AnswerAtOnce;
  /** The port of the embedded PostgreSQL. */
  readonly embeddedPort: OpenDatabase['embeddedPort'];
  /** The end of the link with which somebody makes the first admin; undefined where there is one. */
  readonly setUpToken: string | undefined;
  /** From here on answers end their connection, sockets are closed, and no more housekeeping begins. */
  readonly beginStop: () => void;
  /** Mails in flight are sent, then the database is closed. */
  readonly close: () => Promise<void>;
};

type Needs = Omit<PartNeeds, 'database'> & { readonly opening: Opening; readonly site: Site | Promise<Site> };

/** Opens everything between the database and the routes, in order. A refusal is a plain sentence; nothing stays open then. */
export async function openServer(needs: Needs): Promise<Result<OpenServer>> {
  const { log, opening } = needs;
  const opened = await openDatabase(opening, log);
  if (!opened.ok) return opened;
  const database = opened.value;
  const open = async () => ({ site: await needs.site, parts: await openParts({ ...needs, database }) });
  const { site, parts } = await open().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (!parts.ok) {
    await database.close();
    return parts;
  }
  const setUpToken = await makeSetUpLink(database.sql);
  const checkLinks = linkChecker({ sql: database.sql, drawer: site.drawer });
  const links = needs.env.isLinkCheckOn ? [{ name: 'links', everyMinutes: 10, run: checkLinks }] : [];
  const housekeeping = startHousekeeping(log, [...parts.value.tasks, ...links]);
  let isStopping = false;
  const { app, answerAtOnce } = createApp({ ...parts.value.app, site, isStopping: () => isStopping });
  return {
    ok: true,
    value: {
      fetch: app.fetch,
      answerAtOnce,
      embeddedPort: database.embeddedPort,
      setUpToken,
      beginStop: () => {
        isStopping = true;
        void housekeeping.stop();
        parts.value.beginStop();
      },
      close: async () => {
        await housekeeping.stop();
        await parts.value.close();
        await database.close();
      },
    },
  };
}
