import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/postgres/free-port.ts';
import { certificate } from './certificate.ts';
import { eventually } from './eventually.ts';
import { testFolder } from './test-folder.ts';

/** A web server of the machine before ours, set up by the file of deploy/ that people copy. */
export type FrontServer = {
  readonly url: string;
  /** Where it hears who asks without TLS, and with it; undefined where it does both by itself, and only with real certificates. */
  readonly own: { readonly plainUrl: string; readonly secureUrl: string } | undefined;
  readonly close: () => Promise<void>;
};

const example = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');

/** Changes what differs on every machine. Throws where the file does not hold it. */
function changed(text: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((now, [from, to]) => {
    const next = now.replace(from, to);
    if (next === now) throw new Error(`${String(from)} is not in the file.`);
    return next;
  }, text);
}

const programs = {
  nginx: {
    path: '/usr/sbin/nginx',
    file: 'nginx.conf',
    setUp: async (folder: string, port: number, targets: readonly string[], [plainPort, securePort]: number[]) => {
      for (const [file, text] of Object.entries(certificate)) await writeFile(join(folder, file), text);
      const site = changed(await example('nginx.conf'), [
        ['  server 127.0.0.1:3000 max_fails=0;', targets.map((host) => `  server ${host} max_fails=0;`).join('\n')],
        [/ {2}listen \[::\].*\n/gu, ''],
        ['listen 80;', `listen 127.0.0.1:${plainPort};`],
        ['listen 443 ssl', `listen 127.0.0.1:${port};\n  listen 127.0.0.1:${securePort} ssl`],
        [/ssl_certificate .*\n/u, `ssl_certificate ${folder}/cert;\n`],
        [/ssl_certificate_key .*\n/u, `ssl_certificate_key ${folder}/key;\n`],
        // Which only root may write.
        ['error_log /var/log/nginx/error.log', 'error_log /dev/null'],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      return [
        `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log /dev/null;\nevents {}\nhttp {`,
        ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
        site,
        '}',
      ].join('\n');
    },
    words: (file: string) => ['-c', file, '-e', '/dev/null'],
  },
  caddy: {
    path: '/usr/bin/caddy',
    file: 'Caddyfile',
    setUp: async (_folder: string, port: number, targets: readonly string[]) =>
      `{\n\tadmin off\n}\n${changed(await example('Caddyfile'), [
        ['ecosystem.example.org {', `http://127.0.0.1:${port} {`],
        ['reverse_proxy 127.0.0.1:3000 {', `reverse_proxy ${targets.join(' ')} {`],
      ])}`,
    words: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
} as const;

export type FrontName = keyof typeof programs;

/** Whether this machine has it. */
export const hasFront = (name: FrontName): boolean => existsSync(programs[name].path);

/** Starts it before servers of a test. */
export async function frontServer(name: FrontName, urls: readonly string[]): Promise<FrontServer> {
  const { path, file, setUp, words } = programs[name];
  const folder = testFolder();
  const port = await freePort();
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const settings = join(folder.path, file);
  await writeFile(
    settings,
    await setUp(
      folder.path,
      port,
      urls.map((url) => new URL(url).host),
      [plainPort, securePort],
    ),
  );
  let said = '';
  const child = spawn(path, words(settings), { env: { PATH: '/usr/bin:/bin', HOME: folder.path } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  await eventually(`${name} answers`, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    return fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  return {
    url,
    own:
      name === 'nginx'
        ? { plainUrl: `http://127.0.0.1:${plainPort}`, secureUrl: `https://127.0.0.1:${securePort}` }
        : undefined,
    close: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      await folder.remove();
    },
  };
}
