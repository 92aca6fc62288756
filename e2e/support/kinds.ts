import { htmlOf, nameOf, restlessIn, smallIn } from './weight.ts';

/** What a page loads by itself, or once its tabs are opened: pages of one kind are alike in that. */
function kindOf(address: string): string {
  const html = htmlOf(address);
  const inTabs = [...html.matchAll(/data-name="(\w+)"[^>]*data-until="shown"/gu)].map(([, name]) => name);
  return [...restlessIn(html).map(nameOf), ...smallIn(html), ...inTabs].join(' ');
}

/** The first page of each kind, under what it loads. */
export const kindsOf = (addresses: readonly string[]): ReadonlyMap<string, string> =>
  new Map(addresses.map((address) => [kindOf(address), address] as const).toReversed());
