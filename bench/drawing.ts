import { join } from 'node:path';
import { noData } from '#contract/site-data.ts';
import { root } from '#scripts/run.ts';
import { openRenderer } from '#server/pages/renderer.ts';
import { timed } from './load.ts';
import { shareWithin } from './median.ts';

export type Times = {
  readonly median: number;
  readonly p99: number;
  readonly count: number;
  readonly addresses: number;
};

/** Draws every address of the site `rounds` times, one after the other, as the server does for a request. */
export async function drawingTimes(rounds: number): Promise<Times> {
  const { draw, addressesOf } = await openRenderer(join(root, 'dist'));
  const addresses = addressesOf([]);
  const times: number[] = [];
  // The first round warms up: a server has drawn before.
  for (let round = 0; round <= rounds; round += 1)
    for (const pathname of addresses) {
      const ms = await timed(() => draw({ pathname, search: '' }, noData));
      if (round > 0) times.push(ms);
    }
  return {
    median: shareWithin(times, 0.5),
    p99: shareWithin(times, 0.99),
    count: times.length,
    addresses: addresses.length,
  };
}
