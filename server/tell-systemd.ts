import { spawn } from 'node:child_process';

/**
 * Tells systemd that the process lives, where it wants to know (`WatchdogSec=` in deploy/ecosystem.service): one that is
 * busy for ever answers nobody, and is started anew when it has said nothing for so long. A thread that watched the other
 * would take 18 MB; the command is part of systemd and takes some milliseconds.
 */
export function tellSystemd({ WATCHDOG_USEC: wanted, NOTIFY_SOCKET: socket }: NodeJS.ProcessEnv): void {
  if (!wanted || !socket) return;
  const tell = (): void => {
    // Where it cannot be told, systemd starts the process anew, and says why.
    spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' }).on('error', () => {});
  };
  // A third, so that one may be late.
  setInterval(tell, Number(wanted) / 3000).unref();
}
