import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What a file `.env` sets, and what is wrong in it, each a sentence with what to write instead. */
type EnvFile = { readonly values: NodeJS.Dict<string>; readonly faults: readonly string[] };

/**
 * Reads a file `.env`; one that is not there sets nothing. Node's own reader says nothing of what it does not understand
 * and leaves it out: the site would start without that setting, in another data folder or without mails. No value is quoted.
 */
export function readEnvFile(file: string): EnvFile {
  let text: string;
  try {
    // The mark that editors of Windows put in front (BOM) is no part of the first name.
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { values: {}, faults: [] };
    const why = code?.startsWith('ERR_') ? 'it is not UTF-8. Open it in an editor and save it as UTF-8' : message;
    return { values: {}, faults: [`The file .env cannot be read: ${why}.`] };
  }
  return { values: parseEnv(text), faults: text.split(/\r?\n/u).flatMap(faultsIn) };
}

function faultsIn(line: string, index: number): string[] {
  if (/^\s*(?:#|$)/u.test(line)) return [];
  const [, name, value = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/u.exec(line) ?? [];
  if (name === undefined)
    return [`Line ${index + 1} of .env is no setting. Write NAME=value, for example PORT=3000, or a # in front of it.`];
  if (/^[“”„«»‘’‚]/u.test(value))
    return [`${name} stands in quotes of a letter in .env. Write it without quotes, or in straight ones: "".`];
  const [, quote] = /^(["'`])/u.exec(value) ?? [];
  if (quote !== undefined && !value.slice(1).includes(quote))
    return [`${name} begins with a quote in .env that does not end. Write it without quotes.`];
  if (quote === undefined && /^[^#]*[^\s#]#/u.test(value))
    return [`${name} has a # in .env, and what follows it would not count. Write %23 in an address, else quotes: "".`];
  return [];
}
