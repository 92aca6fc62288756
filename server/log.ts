import { pino } from 'pino';

/** The log of the server. What visitors write, their addresses and all secrets stay out of it. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on the standard output, where systemd and containers collect them. */
export function openLog(): Log {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 1, sync: true }));
}
