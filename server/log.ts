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
