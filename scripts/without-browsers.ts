import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { browserNames } from './chromium.ts';

/**
 * Does `work` as on a machine that has no browser yet: none on the PATH, none of Playwright's, none named. So each
 * `npm test` proves that its first stages, which `npm run check` has too, ask for none.
 */
export async function withoutBrowsers<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'ecosystem-without-browsers-'));
  const before = { ...process.env };
  Object.assign(process.env, {
    PATH: (before.PATH ?? '')
      .split(delimiter)
      .map((path, index) => (hasBrowser(path) ? linksBeside(path, join(folder, String(index))) : path))
      .join(delimiter),
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'),
    CHROMIUM_PATH: '',
  });
  try {
    return await work();
  } finally {
    for (const name of ['PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'CHROMIUM_PATH']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(folder, { recursive: true });
  }
}

const hasBrowser = (path: string): boolean => browserNames.some((name) => existsSync(join(path, name)));

/** A folder with links to everything in another one but its browsers. */
function linksBeside(path: string, links: string): string {
  mkdirSync(links);
  for (const name of readdirSync(path))
    if (!browserNames.includes(name)) symlinkSync(join(path, name), join(links, name));
  return links;
}
