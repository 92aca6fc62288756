import type { OpenDatabase } from '#server/database.ts';
import { keepSession } from './lasting-session.ts';

/** What all servers of a database are told: that its tables have changed, and that something was published. */
const channels = ['pgrst', 'published'] as const;
type NoticeChannel = (typeof channels)[number];

/** Hears what the database tells all its servers. */
export type Notices = {
  /** Calls back with each notice, and when some may have been missed because the database was away. */
  readonly on: (channel: NoticeChannel, hear: () => void) => void;
  readonly end: () => Promise<void>;
};

/** Listens, on one connection for all that is to be heard. Whoever listens also looks by itself: a notice can be lost. */
export async function openNotices(database: Pick<OpenDatabase, 'connect'>): Promise<Notices> {
  const listeners: { readonly channel: string; readonly hear: () => void }[] = [];
  const tell = (channel?: string): void => {
    for (const listener of listeners) if (channel === undefined || channel === listener.channel) listener.hear();
  };
  const session = await keepSession(database, { purpose: 'notices', onNotify: tell }, async (sql) => {
    for (const channel of channels) await sql`listen ${sql(channel)}`;
    tell();
  });
  return { on: (channel, hear) => void listeners.push({ channel, hear }), end: session.end };
}
