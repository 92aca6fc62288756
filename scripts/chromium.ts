import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

// The same browser without windows. A whole Chromium draws its toolbar with a second page beside each of ours, also
// where nobody sees it, and the tests then take a third longer.
const windowless = 'chromium-headless-shell';

/** What Linux distributions, macOS and Windows call a Chromium on the PATH, and where else they keep it. */
export const browserNames: readonly string[] = [
  windowless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];
const systemPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** What every Chromium of ours is started with: it asks nobody for anything, and it may run as root in a container. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  // Nor does it draw pictures with a stand-in for a graphics card.
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first Chromium that runs: CHROMIUM_PATH, Playwright's own, the system's; there the one without windows first. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", but no Chromium starts there. Correct it or unset it.`);
  }
  return [chromium.executablePath(), ...onPath(), ...systemPlaces].find(runs);
}

/**
 * A Chromium with windows, also where none is shown. Only that one keeps whole pages for Back, so the tests of it run
 * there.
 */
export function findWholeChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH ?? '';
  return [given, chromium.executablePath(), ...onPath(), ...systemPlaces].find((path) => isWhole(path) && runs(path));
}

const isWhole = (path: string): boolean => !/headless.shell/u.test(basename(path));

/** Finds Chromium or installs it; throws one sentence that says what to do when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  // A container may be added to; on somebody's own machine what is there has to do.
  if (found && isRoot && onPath().includes(found) && isWhole(found))
    return fromApt([windowless], findChromium) ?? found;
  const installed =
    found ??
    downloaded() ??
    fromApt([windowless, 'fonts-liberation'], findChromium) ??
    fromApt(['chromium', 'fonts-liberation'], findChromium);
  if (installed) return installed;
  throw new Error(`The browser tests need Chromium, and it could not be installed. ${whatToDo}`);
}

/** The same for one that keeps pages. */
export function ensureWholeChromium(): string {
  const installed = findWholeChromium() ?? fromApt(['chromium', 'fonts-liberation'], findWholeChromium);
  if (installed) return installed;
  throw new Error(
    `The tests of Back need a Chromium that can show windows, and it could not be installed. ${whatToDo}`,
  );
}

const whatToDo =
  'Install it yourself (Debian: "apt-get install chromium", Fedora: "dnf install chromium", Alpine: "apk add chromium", ' +
  'macOS: "brew install --cask chromium") or set CHROMIUM_PATH to a Chromium or Chrome that is already there.';

// A browser that was downloaded without its system libraries is there but does not start, so we ask it for its version.
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return browserNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function downloaded(): string | undefined {
  console.log('No Chromium found. Trying the download of Playwright…');
  // Without a network the download would wait half a minute, five times over.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' };
  playwright(['install', 'chromium'], { env, timeout: 300_000 });
  const path = chromium.executablePath();
  if (existsSync(path) && !runs(path) && asRoot()) playwright(['install-deps', 'chromium'], { timeout: 300_000 });
  return findChromium();
}

function playwright(args: string[], options: SpawnSyncOptions): void {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  // What goes wrong is said once, in words, by ensureChromium.
  spawnSync(process.execPath, [cli, ...args], { stdio: ['ignore', 'inherit', 'ignore'], ...options });
}

function fromApt(packages: readonly string[], find: () => string | undefined): string | undefined {
  const prefix = asRoot();
  if (!prefix || !systemHas('apt-get')) return undefined;
  console.log(`Installing ${packages.join(' and ')} with apt-get…`);
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 };
  const [program = 'env', ...before] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...hurry];
  spawnSync(program, [...before, 'update'], options);
  spawnSync(program, [...before, 'install', '-y', '--no-install-recommends', ...packages], options);
  return find();
}

// Where no network answers, it says so soon.
const hurry = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/** What to write before a command so that it runs as root; undefined when that is not possible without a password. */
function asRoot(): string[] | undefined {
  if (isRoot) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

function systemHas(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
