import { readFileSync } from 'node:fs';

/**
 * What `npm start` gives to Node. V8 keeps up to 128 MB for what is young, on a machine that has them, and lets the rest
 * grow to a multiple of what is in use before it tidies up; 8 MB, and two fifths more, are as fast (docs/performance.md).
 */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
