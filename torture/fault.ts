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
export type Tally = { readonly tried: number; readonly lost: readonly string[]; readonly seen: string };

/** Something that can go wrong. */
export type Fault = {
  readonly name: string;
  /**
   * In: where it puts what it opens, to be freed when it is over, fails or hangs. Out: words when it cannot be tried on
   * this machine.
   */
  readonly run: (amounts: Amounts, opened: AsyncDisposableStack) => Promise<Tally | string>;
};

/** Lets something go wrong with a site of its own: a built one, with a database and a mail server. */
export const faultOfSite = (name: string, harm: (site: LiveSite, amounts: Amounts) => Promise<Tally>): Fault => ({
  name,
  run: async (amounts, opened) => harm(await siteOn(opened), amounts),
});

/** A site that is freed with everything else that a fault opened. */
export async function siteOn(opened: AsyncDisposableStack, more?: Parameters<typeof goLive>[1]): Promise<LiveSite> {
  const site = await goLive('dist', more);
  opened.defer(site.end);
  return site;
}

/** Does something so many times, `atOnce` at a time. */
export async function often(total: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, total) }, worker));
}
