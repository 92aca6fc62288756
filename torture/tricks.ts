import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecrets } from '#server/secrets.ts';
import { storageClient } from '#server/testing/files.ts';
import { faultOfSite } from './fault.ts';
import { ask, type Heard } from './raw.ts';

const size = 100_000;
const bytes = Buffer.from(Array.from({ length: size }, (_, place) => place % 251));
const bucket = 'torture';
const file = 'a.bin';

const ranges = [
  `bytes=${Array.from({ length: 1000 }, () => '0-').join()}`,
  `bytes=${Array.from({ length: 1000 }, (_, place) => `${place}-`).join()}`,
  'bytes=0-0,1-1,2-2',
  'bytes=0-50,25-75',
  'bytes=0-99999,0-99999',
  'bytes=--1',
  'bytes=-0',
  'bytes=-1',
  'bytes=-99999999999999',
  'bytes=99999-',
  'bytes=100000-',
  'bytes=100000-100001',
  'bytes=5-1',
  'bytes=0-18446744073709551616',
  'bytes=18446744073709551616-',
  'bytes=9007199254740993-9007199254740994',
  `bytes=${'9'.repeat(5000)}-`,
  'bytes=0x10-0x20',
  'bytes=1e3-',
  'bytes= 0 - 1',
  'bytes=٠-٩',
  'bytes=',
  'bits=0-1',
];

// Each names a file that nobody shall read, or none at all.
const tricks = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/package.json',
  '.%2e/.%2e/data/secrets.json',
  '%252e%252e%252f%252e%252e%252fpackage.json',
  '..\\..\\..\\package.json',
  '..%5c..%5c..%5cpackage.json',
  '....//....//data/secrets.json',
  '..;/..;/data/secrets.json',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/package.json',
  '..%c0%afdata%c0%afsecrets.json',
  '..%e0%80%af..%e0%80%afpackage.json',
  '%f0%80%80%ae%f0%80%80%ae/package.json',
  '..%ef%bc%8f..%ef%bc%8fpackage.json',
  '%00',
  'a.bin%00',
  'a.bin%00.html',
  'folder%2f..%2fa.bin',
  'a.bin%2f',
  '%5ca.bin',
  'A.BIN',
  'a.bin::$DATA',
  '%zz',
  '%',
  '%u002e%u002e/package.json',
  '/etc/passwd',
  'file:///etc/passwd',
  '.env',
  '.git/config',
  'data/secrets.json',
];

/** Ranges of files, of the site and of those that people have sent. Out of each comes the part that was asked for. */
export const rangeTricks = faultOfSite('ranges that overlap, lie or have no end', async (site) => {
  const { headers } = await layFile(site);
  const lost: string[] = [];
  const icon = readFileSync(join('dist/site/icon.svg'));
  const files = [
    ['/icon.svg', icon],
    [`/storage/v1/object/public/${bucket}/${file}`, bytes],
    [`/storage/v1/object/authenticated/${bucket}/${file}`, bytes],
  ] as const;
  const tried = files.flatMap(([path, whole]) => ranges.map((range) => ({ path, whole, range })));
  await Promise.all(
    tried.map(async ({ path, whole, range }) => {
      const heard = await ask(site.url, 'GET', path, { ...headers, Range: Buffer.from(range).toString('latin1') });
      const why = wrongPart(heard, whole);
      if (why) lost.push(`${path} ${range.slice(0, 40)}: ${why}`);
    }),
  );
  return { tried: tried.length, lost, seen: 'each was answered with one part, the whole or 416' };
});

function wrongPart({ status, head, body }: Heard, whole: Buffer): string | undefined {
  if (status === 416 || status === 400 || status === 431) return undefined;
  if (status === 200) return body.equals(whole) ? undefined : 'not the whole file';
  const [, first, last] = /^content-range: bytes (\d+)-(\d+)\//imu.exec(head) ?? [];
  if (status !== 206 || last === undefined) return `answered with ${status}`;
  return body.equals(whole.subarray(Number(first), Number(last) + 1)) ? undefined : 'another part';
}

/** Addresses that climb out of their folder, or that two readers could read differently. */
export const pathTricks = faultOfSite('paths that lead out of their folder', async (site) => {
  const { headers } = await layFile(site);
  const storage = '/storage/v1/object';
  const doors = [
    ['GET', '/'],
    ['GET', '/assets/'],
    ['GET', '/de/'],
    ['GET', `${storage}/public/${bucket}/`],
    ['GET', `${storage}/${bucket}/`],
    ['GET', `${storage}/info/${bucket}/`],
    ['GET', `${storage}/public/`],
    ['POST', `${storage}/sign/${bucket}/`],
    ['DELETE', `${storage}/${bucket}/`],
  ] as const;
  const lost: string[] = [];
  const tried = doors.flatMap(([method, door]) => tricks.map((trick) => ({ method, path: door + trick })));
  await Promise.all(
    tried.map(async ({ method, path }) => {
      const { status, head, body } = await ask(site.url, method, path, headers);
      const told = /root:x:|jwtSecret|"dependencies"|\[core\]/u.test(head + body.toString('latin1'));
      if (told || status < 300 || status >= 500) lost.push(`${method} ${path}: answered with ${status}`);
    }),
  );
  const kept = await ask(site.url, 'GET', `${storage}/public/${bucket}/${file}`, {});
  if (!kept.body.equals(bytes)) lost.push('the file is not as it was sent');
  return { tried: tried.length, lost, seen: 'none told a file, none reached another one' };
});

async function layFile(site: { readonly url: string; readonly dataDir: string }) {
  const { backendSecretKey: apikey } = await keepSecrets(site.dataDir);
  const files = storageClient(site, { apikey });
  await files.createBucket(bucket, { public: true });
  const { error } = await files.from(bucket).upload(file, bytes);
  if (error) throw error;
  return { headers: { apikey, Authorization: `Bearer ${apikey}` } };
}
