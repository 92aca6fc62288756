import { type Bytes, kindsOfBytes } from './bytes.ts';
import { categories, type Judged } from './lighthouse-look.ts';
import { median, ratio, shown, table } from './median.ts';
import type { PageTimes } from './page-times.ts';

type Variants<Run> = readonly {
  readonly page: string;
  readonly ours: readonly Run[];
  readonly floor: readonly Run[];
}[];

/** What a page costs its visitor, beside the same page without scripts. */
export function reportOfPages(variants: Variants<PageTimes>): string {
  const columns = ['paint', 'lcp', 'tbt', 'cls', 'tools', 'form', 'next', 'back'] as const;
  const heads = ['first paint', 'LCP', 'TBT', 'CLS', 'header tools', 'form', 'next page', 'back'];
  return besideFloor(variants, columns, heads, (run, name) => run[name]);
}

/** Bytes of each kind, compressed with brotli where that makes them smaller. */
export function reportOfBytes(variants: Variants<PageTimes>): string {
  const columns = [...kindsOfBytes, 'all', 'requests'] as const;
  const all = (bytes: Bytes) => kindsOfBytes.reduce((sum, kind) => sum + bytes[kind], 0);
  const heads = columns.map((name) => (name === 'requests' ? name : `${name} bytes`));
  return besideFloor(variants, columns, heads, ({ bytes }, name) => (name === 'all' ? all(bytes) : bytes[name]));
}

export function reportOfLighthouse(variants: Variants<Judged>, looks: number): string {
  const columns = ['lcp', 'tbt', 'cls', ...categories] as const;
  const heads = ['LCP', 'TBT', 'CLS', ...categories];
  const found = besideFloor(variants, columns, heads, (run, name) => run[name]);
  return `Lighthouse on a phone, medians of ${looks} only, because each look takes long:\n\n${found}`;
}

/** Three lines for each page: ours, the same without scripts, and how many times that. */
function besideFloor<Run, Name extends string>(
  variants: Variants<Run>,
  columns: readonly Name[],
  heads: readonly string[],
  read: (run: Run, name: Name) => number | undefined,
): string {
  const rows = variants.flatMap(({ page, ours, floor }) => {
    const middle = (runs: readonly Run[]) => columns.map((name) => median(runs.map((run) => read(run, name))));
    const [own, least] = [middle(ours), middle(floor)];
    const cells = (numbers: readonly (number | undefined)[]) =>
      numbers.map((number, index) => shown(number, columns[index] === 'cls' ? 3 : 0));
    return [
      [page, ...cells(own)],
      [`${page} without scripts`, ...cells(least)],
      ['  of it', ...columns.map((_, index) => shown(ratio(own[index], least[index]), 2))],
    ];
  });
  return table([['page', ...heads], ...rows]);
}
