import { useEffect, useRef, useState } from 'react';
import type { Photo } from './photo.ts';
import type { NoPhoto } from './shrink-photo.ts';

/** What became of a chosen file. */
type Made = { ok: true; photo: Photo } | { ok: false; because: NoPhoto | 'notLoaded' };

type Step = 'still' | 'working' | 'removed' | NoPhoto | 'notLoaded';

/** What became of a choice: `changed` where it was deleted, called off or left in the meantime. */
type Outcome = 'ready' | 'refused' | 'changed';

/** A file that is being made smaller. `end` lets go whoever waits for the outcome. */
type Making = { made: Promise<Made>; outcome: Promise<Outcome>; end: (outcome: Outcome) => void };

/** The code that makes a picture smaller comes when a file is chosen. */
const shrink = (file: File): Promise<Made> =>
  import('./shrink-photo.ts').then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    () => ({ ok: false, because: 'notLoaded' }),
  );

/** The photo of a report, from the chosen file to what is sent. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo>();
  const [step, setStep] = useState<Step>('still');
  // A file input with another number is another, empty one.
  const [number, setNumber] = useState(0);
  // The same for what began at an earlier render: a report that waits for its photo.
  const taken = useRef<Photo>(undefined);
  const making = useRef<Making>(undefined);
  const forgotten = useRef<Promise<Made>>(undefined);

  function endMaking(): void {
    making.current?.end('changed');
    making.current = undefined;
  }

  // Whoever leaves waits no longer.
  useEffect(() => () => endMaking(), []);

  function change(next: Photo | undefined, nextStep: Step): void {
    endMaking();
    taken.current = next;
    setPhoto(next);
    setStep(nextStep);
  }

  /** What was chosen before stays until this is ready, and where it is of no use. */
  function take(made: Promise<Made>): Promise<Outcome> {
    change(taken.current, 'working');
    let end: (outcome: Outcome) => void = () => {};
    const outcome = new Promise<Outcome>((resolve) => (end = resolve));
    const mine = { made, outcome, end };
    making.current = mine;
    void settle(mine);
    return outcome;
  }

  async function settle(mine: Making): Promise<void> {
    const result = await mine.made;
    // Something else was chosen, or nothing any more.
    if (making.current !== mine) return;
    mine.end(result.ok ? 'ready' : 'refused');
    change(result.ok ? result.photo : taken.current, result.ok ? 'still' : result.because);
  }

  function forget(): void {
    const { current: ready } = taken;
    forgotten.current = making.current?.made ?? (ready && Promise.resolve({ ok: true, photo: ready }));
    change(undefined, 'still');
    setNumber((last) => last + 1);
  }

  /** Takes back what was forgotten last, also where it was not ready yet. */
  function restore(): void {
    if (forgotten.current) void take(forgotten.current);
  }

  /** The photo that goes with a report that is sent now: what is still being made smaller is waited for. */
  async function whenReady(): Promise<{ is: Outcome; photo: Photo | undefined }> {
    const is = making.current ? await making.current.outcome : 'ready';
    return { is, photo: taken.current };
  }

  return {
    photo,
    step,
    number,
    choose: (file: File) => take(shrink(file)),
    callOff: () => change(taken.current, 'still'),
    remove: () => change(undefined, 'removed'),
    forget,
    restore,
    whenReady,
  };
}
