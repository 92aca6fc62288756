import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/** Everything a build depends on besides the `PUBLIC_*` values. Folders count with all they hold. */
const inputs = [
  'package-lock.json',
  'app',
  'content',
  'contract',
  'public',
  'scripts',
  'build',
  // What the pages may load is said in one place for build and server.
  'server/pages',
  'server/http/security-headers.ts',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** Files in those folders that a build never reads, or writes itself. */
const aside = /(^|\/)node_modules(\/|$)|\.test\.tsx?$|(^|\/)\./u;

type Choices = {
  readonly buildFolder?: string;
  /** Looks whether there is any use in building, which takes long. */
  readonly beforeBuilding?: () => Promise<void>;
};

/** Builds the site unless what lies in the folder was made from exactly these sources and these `PUBLIC_*` values. */
export async function buildIfStale(
  environment: NodeJS.ProcessEnv,
  { buildFolder = 'dist', beforeBuilding }: Choices = {},
): Promise<boolean> {
  const folder = join(root, buildFolder);
  const key = buildKey(root, environment);
  if (storedKey(folder) === key) return true;
  await beforeBuilding?.();
  const why = existsSync(folder) ? 'because something has changed' : 'which the first start needs';
  console.log(
    `Building the site into ${buildFolder}/, ${why}. This usually takes half a minute, on a small machine two.`,
  );
  return run(['scripts/build.ts'], { env: { ...environment, BUILD_FOLDER: buildFolder } });
}

/** A hash that changes whenever a build would come out differently. */
export function buildKey(folder: string, environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(folder, input))) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  for (const [name, value] of publicValues(environment)) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

const keyFile = 'key';

/** The key that the last complete build left in its folder. */
export function storedKey(folder: string): string | undefined {
  const file = join(folder, keyFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function storeKey(folder: string, key: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, keyFile), key);
}

/** An empty value is the same as none: `.env.example` may be copied with its lines left blank. */
function publicValues(environment: NodeJS.ProcessEnv): [string, string][] {
  return Object.entries(environment)
    .filter((entry): entry is [string, string] => entry[0].startsWith('PUBLIC_') && Boolean(entry[1]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function filesIn(folder: string, path: string): string[] {
  if (aside.test(path) || !existsSync(join(folder, path))) return [];
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .toSorted()
    .flatMap((name) => filesIn(folder, `${path}/${name}`));
}
