import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '#scripts/chromium.ts';
import { freePort } from '#server/postgres/free-port.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of a report of Lighthouse. */
export type Report = {
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string; readonly numericValue?: number }>
  >;
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
};

/** Asks about an address of a site, as seen by a phone. Out: nothing when the load failed. */
type Look = (address: string) => Promise<Report | undefined>;

// Fetched where it is needed alone: 67 MB.
const lighthouse = (...options: string[]) =>
  promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', ...options], { maxBuffer: 64 * 1024 * 1024 });

/** Why it cannot be asked on this machine, in words. */
export async function missingLighthouse(): Promise<string | undefined> {
  return lighthouse('--version').then(
    () => undefined,
    () => 'not measured, because Lighthouse cannot be fetched',
  );
}

/** Opens a browser in which a running server is the site. */
export async function openLighthouse(
  executablePath: string,
  url: string,
): Promise<{ look: Look; close: () => Promise<void> }> {
  const port = await freePort();
  // The pages are asked for where they say that they are: an address of another name would be none of theirs.
  const home = 'http://localhost:3000';
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...chromiumArgs,
      `--remote-debugging-port=${port}`,
      `--host-resolver-rules=MAP localhost:3000 ${new URL(url).host}`,
    ],
  });
  const options = [`--port=${port}`, `--only-categories=${categories.join()}`, '--output=json', '--quiet'];
  return {
    look: async (address) => {
      // Where a load fails, the command fails, whatever it has written.
      const said = await lighthouse(home + address, ...options).catch(() => undefined);
      return said && (JSON.parse(said.stdout) as Report);
    },
    close: () => browser.close(),
  };
}

export const scoresOf = ({ categories: found }: Report): number[] =>
  categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));

/** Numbers of a page that Lighthouse says: milliseconds, but the shift, and points of a hundred. */
export type Judged = Readonly<Record<'lcp' | 'tbt' | 'cls' | (typeof categories)[number], number | undefined>>;

export function judgedBy(report: Report): Judged {
  const [performance, accessibility, bestPractices, seo] = scoresOf(report);
  return {
    lcp: report.audits['largest-contentful-paint']?.numericValue,
    tbt: report.audits['total-blocking-time']?.numericValue,
    cls: report.audits['cumulative-layout-shift']?.numericValue,
    performance,
    accessibility,
    'best-practices': bestPractices,
    seo,
  };
}
