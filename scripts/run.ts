import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvFile } from '#server/env-file.ts';

/** The folder that holds package.json. Every script works from here, wherever it was called. */
export const root = resolve(import.meta.dirname, '..');

type Options = {
  env?: NodeJS.ProcessEnv;
  /** It is told that its output is no terminal, so it moves no cursor there. */
  isPlain?: boolean;
};

/** Starts this Node with `args`, e.g. `start(['server/main.ts'])`. No shell, so it is the same on every system. */
export function start(args: readonly string[], { env = {}, isPlain = false }: Options = {}): ChildProcess {
  const stdio = ['inherit', isPlain ? 'pipe' : 'inherit', 'inherit'] as const;
  const child = spawn(process.execPath, args, { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } });
  child.stdout?.pipe(process.stdout, { end: false });
  return child;
}

/** Runs this Node with `args` to its end. True when it ended well. */
export async function run(args: readonly string[], options?: Options): Promise<boolean> {
  return (await ended(start(args, options))) === 0;
}

/** Runs a command that a package brings, e.g. `runTool('oxlint', ['.'])`. */
export function runTool(
  command: string,
  args: readonly string[],
  options?: Options & { from?: string },
): Promise<boolean> {
  return run([toolPath(command, options?.from), ...args], options);
}

/** The script behind a package's command. Found through its manifest, because `.bin` holds shell files on Windows. */
export function toolPath(command: string, packageName: string = command): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const script = bin[command];
  if (!script) throw new Error(`The package ${packageName} has no command ${command}. Has "npm ci" been run?`);
  return join(folder, script);
}

/** The exit code of a process; a process that was ended by a signal counts as failed. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Says why it cannot go on, and ends. */
export function giveUp(because: string): never {
  console.error(because);
  process.exit(1);
}

/** The name of every variable that `.env.example` explains. */
export function configuredNames(): string[] {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  return [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gmu)].flatMap(([, name]) => name ?? []);
}

/**
 * Makes this process and all it starts see the product as it is without any configuration. An empty variable counts
 * as unset, and it also keeps a value of `.env` out: no test may ever write to somebody's real mail server.
 */
export function forgetConfiguration(): void {
  for (const name of configuredNames()) process.env[name] = '';
}

/** What `.env` sets and `.env.example` does not explain: a slip in a name, which would have no effect and be told by nobody. */
export function unknownNames(file: string = join(root, '.env')): string[] {
  const known = configuredNames();
  return Object.keys(readEnvFile(file).values).filter((name) => !known.includes(name));
}
