/**
 * Ends this process, as by SIGTERM, when the one that started it has gone. `npm start` runs a shell between npm and
 * us; a SIGTERM for npm ends that shell, which hands nothing on, and the server would stay behind unseen.
 */
export function endWithParent(everyMs = 250): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}
