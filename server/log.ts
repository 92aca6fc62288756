import { isatty } from 'node:tty';
import { pino } from 'pino';
import { readable } from './readable-log.ts';

/** The log of the server. What visitors write, their addresses and all secrets stay out of it. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on the standard output, where systemd and containers collect them; readable ones where it is a terminal. */
export function openLog(isTerminal: boolean = isatty(1)): Log {
  const out = pino.destination({ fd: 1, sync: true });
  const destination = isTerminal ? { write: (line: string) => void out.write(readable(line)) } : out;
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/**
 * What the log may say of an error: its name, code and place. The message of a database error can quote what
 * somebody typed.
 */
export function errorFields(error: unknown): { name: string; errorCode: string | undefined; at: string[] | undefined } {
  const { name, code, stack } = error as Error & { code?: string };
  const places = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name, errorCode: code, at: places?.slice(0, 6) };
}
