import { goLive, type LiveSite } from '#server/testing/live-site.ts';

/** How much is tried. */
export type Amounts = {
  /** How often the server is killed. */
  readonly kills: number;
  /** How often the database is away. */
  readonly outages: number;
  /** How many messages are sent where a fault lasts. */
  readonly messages: number;
  /** How many requests are made up. */
  readonly requests: number;
  /** Makes them up the same again; unset: others each time. */
  readonly seed?: number;
  /** Connections that send next to nothing. */
  readonly slow: number;
};

/** What became of a fault: what was lost is named, one sentence each. */
type Tally = { readonly tried: number; readonly lost: readonly string[]; readonly seen: string };

/** Something that can go wrong. Gives words when it cannot be tried on this machine. */
export type Fault = { readonly name: string; readonly run: (amounts: Amounts) => Promise<Tally | string> };

/** Lets something go wrong with a site of its own: a built one, with a database and a mail server. */
export const faultOfSite = (name: string, harm: (site: LiveSite, amounts: Amounts) => Promise<Tally>): Fault => ({
  name,
  run: async (amounts) => {
    const site = await goLive();
    try {
      return await harm(site, amounts);
    } finally {
      await site.end();
    }
  },
});

/** Does something so many times, `atOnce` at a time. */
export async function often(total: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, total) }, worker));
}
