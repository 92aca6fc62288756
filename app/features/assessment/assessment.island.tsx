import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Steps } from './steps.tsx';
import { useStep } from './use-step.ts';

/** The prototype: its steps take the place of `children`, in which `start.tsx` stands. */
export function Assessment({ children }: { children?: ReactNode }) {
  const { step, goTo } = useStep();
  const start = useRef<HTMLDivElement>(null);
  const isStarted = step > 0;
  const wasStarted = useRef(false);

  // The button is the page's, and never React's.
  const begin = useEffectEvent(() => goTo(1));
  useEffect(() => {
    const button = start.current?.querySelector('button');
    const press = () => begin();
    button?.addEventListener('click', press);
    return () => button?.removeEventListener('click', press);
  }, []);

  useEffect(() => {
    // Back from the first question: what had the focus is gone.
    if (wasStarted.current && !isStarted) start.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
    wasStarted.current = isStarted;
  }, [isStarted]);

  return (
    <>
      {/* Stays also while the start is shown again, because it holds the answers. */}
      <Steps step={step} goTo={goTo} />
      <div ref={start} hidden={isStarted}>
        {children}
      </div>
    </>
  );
}
