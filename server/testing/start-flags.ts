import { readFileSync } from 'node:fs';

/** What `npm start` gives to Node. V8 keeps up to 128 MB for what is young, on a machine that has them; 8 MB are as fast. */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
