import { useEffect, useRef, useState } from 'react';
import type { Result } from '#contract/failures.ts';
import type { NoPhoto, Photo } from './shrink-photo.ts';

type Shrunk = Result<Photo, { readonly because: NoPhoto | 'notLoaded' }>;

/** What the field says of the last choice. */
type Step = 'idle' | 'shrinking' | 'removed' | 'gone' | NoPhoto | 'notLoaded';

/** How a choice ended: `dropped` where it was deleted, called off or left in the meantime. */
type ChoiceEnd = 'ready' | 'refused' | 'dropped';

/** A file that is being made smaller. `settle` lets go whoever waits for its end. */
type Choice = { shrunk: Promise<Shrunk>; end: Promise<ChoiceEnd>; settle: (end: ChoiceEnd) => void };

/** The code that makes a picture smaller comes when a file is chosen. */
const shrink = (file: File): Promise<Shrunk> =>
  import('./shrink-photo.ts').then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    () => ({ ok: false, because: 'notLoaded' }),
  );

/** The photo of a report, from the chosen file to what is sent. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo>();
  const [step, setStep] = useState<Step>('idle');
  // A file input with another key is another, empty one.
  const [inputKey, setInputKey] = useState(0);
  // The same as `photo` for what began at an earlier render: a report that waits for it.
  const newest = useRef<Photo>(undefined);
  const choice = useRef<Choice>(undefined);
  const forgotten = useRef<Promise<Shrunk>>(undefined);

  function dropChoice(): void {
    choice.current?.settle('dropped');
    choice.current = undefined;
  }

  // Whoever leaves waits no longer.
  useEffect(() => () => dropChoice(), []);

  function change(next: Photo | undefined, nextStep: Step): void {
    dropChoice();
    newest.current = next;
    setPhoto(next);
    setStep(nextStep);
  }

  /** What was chosen before stays until this is ready, and where it is of no use. */
  function take(shrunk: Promise<Shrunk>): Promise<ChoiceEnd> {
    change(newest.current, 'shrinking');
    let settle: (end: ChoiceEnd) => void = () => {};
    const end = new Promise<ChoiceEnd>((resolve) => (settle = resolve));
    const mine = { shrunk, end, settle };
    choice.current = mine;
    void finish(mine);
    return end;
  }

  async function finish(mine: Choice): Promise<void> {
    const result = await mine.shrunk;
    // Something else was chosen, or nothing any more.
    if (choice.current !== mine) return;
    mine.settle(result.ok ? 'ready' : 'refused');
    change(result.ok ? result.value : newest.current, result.ok ? 'idle' : result.because);
  }

  function forget(): void {
    const { current: ready } = newest;
    forgotten.current = choice.current?.shrunk ?? (ready && Promise.resolve({ ok: true, value: ready }));
    change(undefined, 'idle');
    setInputKey((last) => last + 1);
  }

  /** The draft came back, and its photo cannot. */
  function miss(): void {
    if (!newest.current && !choice.current) setStep('gone');
  }

  /** Takes back what was forgotten last, also where it was not ready yet. */
  function restore(): void {
    if (forgotten.current) void take(forgotten.current);
  }

  /** The photo that goes with a report that is sent now: what is still being made smaller is waited for. */
  async function whenReady(): Promise<{ end: ChoiceEnd; photo: Photo | undefined }> {
    const end = choice.current ? await choice.current.end : 'ready';
    return { end, photo: newest.current };
  }

  return {
    photo,
    step,
    inputKey,
    choose: (file: File) => take(shrink(file)),
    callOff: () => change(newest.current, 'idle'),
    remove: () => change(undefined, 'removed'),
    forget,
    miss,
    restore,
    whenReady,
  };
}
