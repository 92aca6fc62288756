/** Work that is looked for again and again. */
export type Rounds = {
  /** Says that there is something to do, so that the next round begins at once. */
  readonly kick: () => void;
  /** Begins no more rounds, and settles when the one it is at has ended. */
  readonly stop: () => Promise<void>;
};

/** How long to wait when nobody says that there is something to do: finds what other processes put in or left behind. */
export const pollMs = 5000;

/**
 * Does one round after the other; each tells how many milliseconds it has nothing more to do. What was said while it
 * was at work begins the next one at once. A round that fails is told to `onError` and tried again.
 * @param restMs How long to wait between two rounds in any case.
 */
export function startRounds(
  round: (stopping: AbortSignal) => Promise<number>,
  onError: (error: unknown) => void,
  restMs = () => 0,
): Rounds {
  const stopping = new AbortController();
  let wake = new AbortController();
  // Each message kicks. With no reason of ours an error with its stack would be made each time.
  const kick = (): void => wake.abort('kicked');
  const running = run();
  return {
    kick,
    stop: async () => {
      stopping.abort();
      kick();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      const pause = await round(stopping.signal).catch((error: unknown) => {
        onError(error);
        return pollMs;
      });
      await pauseUnless(wake.signal, pause);
      await pauseUnless(stopping.signal, restMs());
    }
  }
}

// Waits, but not for longer than until the signal.
function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
