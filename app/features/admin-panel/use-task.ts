import { useRef, useState } from 'react';

/** What became of something: it stands beside its button. */
export type Told = {
  readonly text: string;
  readonly isFailure?: boolean;
  /** What helps, or what the server said, in small letters below. */
  readonly detail?: string | undefined;
};

/** One thing at a time that the panel asks of the server; a second press while it is on its way does nothing. */
export function useTask() {
  const [told, setTold] = useState<Told>();
  const [isBusy, setBusy] = useState(false);
  // State is read at the next render; a second press can come before it.
  const isRunning = useRef(false);

  async function run(task: () => Promise<Told>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const next = await task();
    isRunning.current = false;
    setBusy(false);
    setTold(next);
  }

  return { told, isBusy, run };
}
