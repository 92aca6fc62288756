import { isatty } from 'node:tty';
import { pino } from 'pino';

/** The log of the server. What visitors write, their addresses and all secrets stay out of it. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on the standard output, where systemd and containers collect them; readable ones where it is a terminal. */
export function openLog(): Log {
  const out = pino.destination({ fd: 1, sync: true });
  const destination = isatty(1) ? { write: (line: string) => void out.write(readable(line)) } : out;
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

const levels: Record<number, string> = { 40: 'warning: ', 50: 'error: ' };

/**
 * A line of the log for a person at a terminal. `{"level":40,"time":"2026-11-22T10:00:00Z","waiting":2,"msg":"mails wait"}`
 * is `10:00:00 warning: mails wait (waiting 2)`, in local time. Of a list only its length is told.
 */
export function readable(line: string): string {
  const { level, time, msg, ...fields } = JSON.parse(line) as { level: number; time: string; msg: string };
  const told = Object.entries(fields).map(([name, value]) => `${name} ${inWords(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${clock} ${levels[level] ?? ''}${msg}${told.length > 0 ? ` (${told.join(', ')})` : ''}\n`;
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
