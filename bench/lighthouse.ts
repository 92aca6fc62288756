import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArgs } from '#scripts/chromium.ts';

export type Lab = { score: number; lcp: number; fcp: number; tbt: number; cls: number };

const tries = 3;

/**
 * One mobile run of Lighthouse, simulated throttling, in a browser of its own. On a busy machine it sometimes loses
 * the beginning of a load (NO_NAVSTART); such a run measured nothing and is made again.
 */
export async function runLighthouse(executablePath: string, url: string): Promise<Lab> {
  for (let attempt = 1; ; attempt += 1) {
    const lab = await attemptLighthouse(executablePath, url);
    if (typeof lab !== 'string') return lab;
    if (attempt === tries) throw new Error(`Lighthouse failed ${tries} times on ${url}: ${lab}`);
    console.error(`Lighthouse is asked again: ${lab}`);
  }
}

async function attemptLighthouse(executablePath: string, url: string): Promise<Lab | string> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
    if (!result) return 'no result';
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) return runtimeError.code;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
