import type { Times } from './drawing.ts';
import type { Living } from './living.ts';
import type { Load } from './load.ts';
import { median, ratio, shown } from './median.ts';
import type { Memory } from './memory.ts';
import type { RowRates } from './rows.ts';
import type { Rates } from './sending.ts';
import type { SignInRates } from './sign-ins.ts';

type OfServer = {
  readonly drawn: Times;
  readonly rates: readonly Rates[];
  readonly signIns: readonly SignInRates[];
  readonly rows: readonly RowRates[];
  readonly served: readonly { readonly ours: Load; readonly nginx: Load }[];
  readonly missing: string | undefined;
  /** After all messages, sign-ins and pages of the rounds. */
  readonly loaded: Memory;
  readonly living: Living;
};

/** A line for each thing that the server does. */
export function reportOfServer({ drawn, rates, signIns, rows, served, missing, loaded, living }: OfServer): string[] {
  const { memoryMb, slowVisitors } = living;
  return [
    `drawing a page: ${shown(drawn.median, 1)} ms, of a hundred one takes ${shown(drawn.p99, 1)} ms (${drawn.count} drawn, ${drawn.addresses} addresses)`,
    beside('send-email', 'sent', 'the same rows inserted alone', 'inserted', rates),
    `send-email at half of that: 99 of 100 within ${shown(median(rates.map(({ atHalf }) => atHalf)))} ms`,
    beside('sign-in', 'signedIn', 'the bare hash', 'hashed', signIns),
    beside('/rest/v1/projects', 'asked', 'the same select alone', 'selected', rows),
    missing === undefined ? beside('pages', 'ours', 'nginx with the same files', 'nginx', served) : `pages: ${missing}`,
    `started and serving after ${shown(living.startMs)} ms`,
    `memory after the start: ${megabytes(memoryMb.started)}`,
    `memory after messages, sign-ins and pages: ${megabytes(loaded)}`,
    `memory after messages, drawn pages and slow visitors: ${megabytes(memoryMb.after)}`,
    `a page while ${slowVisitors.held} of ${slowVisitors.asked} slow visitors are held: ${shown(slowVisitors.pageMs)} ms`,
    ...living.publishing.map(
      ({ others, textMs, entryMs }) =>
        `published and read with ${others} others: a text in ${shown(textMs)} ms, an entry of a list in ${shown(entryMs)} ms`,
    ),
    ...living.growth.map(
      ({ messages, sentPerSecond, listMs }) =>
        `with ${messages} messages stored: ${shown(sentPerSecond)} acknowledged a second, a page of the inbox in ${shown(listMs)} ms`,
    ),
  ];
}

const megabytes = ({ server, database }: Memory): string =>
  `${shown(server)} MB, and its database ${shown(database)} MB`;

function beside<Name extends string>(
  what: string,
  ours: Name,
  than: string,
  theirs: Name,
  runs: readonly Readonly<Record<Name, Load>>[],
): string {
  const middle = (whose: Name, name: keyof Load) => median(runs.map((run) => run[whose][name]));
  const words = (whose: Name) =>
    `${shown(middle(whose, 'perSecond'))} a second, 99 of 100 within ${shown(middle(whose, 'p99'), 1)} ms`;
  const part = ratio(middle(ours, 'perSecond'), middle(theirs, 'perSecond'));
  return `${what}: ${words(ours)}; ${than}: ${words(theirs)} (${shown(part, 2)} ×)`;
}
