import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { foundPhoto as words, noPhoto } from '#content/found-photo.ts';
import type { Photo } from './photo.ts';
import styles from './photo-field.module.css';

type Props = { photo: Photo | undefined; onChange: (photo: Photo | undefined) => void; isReadOnly?: boolean };

type Step = 'still' | 'working' | 'removed' | keyof typeof noPhoto;

/** An address for a picture that is only in memory, for as long as it is shown. */
function usePreview(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [blob]);
  return address;
}

/**
 * One photo, which leaves the browser only redrawn and only with the report. The code for that comes when
 * a file is chosen. The input has no name: a file is no part of the draft.
 */
export function PhotoField({ photo, onChange, isReadOnly = false }: Props) {
  const t = useWords();
  const isReady = useHydrated();
  const [step, setStep] = useState<Step>('still');
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(photo?.blob);
  // What was chosen before the last choice is no longer wanted when it is ready.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    turn.current += 1;
    if (!file) return setStep('still');
    const mine = turn.current;
    setStep('working');
    const made = await import('./shrink-photo.ts').then(
      ({ shrinkPhoto }) => shrinkPhoto(file),
      () => ({ ok: false, because: 'notLoaded' }) as const,
    );
    if (mine !== turn.current) return;
    setStep(made.ok ? 'still' : made.because);
    if (made.ok) onChange(made.photo);
    // The name of a file that is no photo must not stand there, and the same one can be chosen again.
    else empty();
  }

  function empty() {
    if (input.current) input.current.value = '';
  }

  function remove() {
    turn.current += 1;
    setStep('removed');
    onChange(undefined);
    empty();
    // The button goes, the focus must not.
    input.current?.focus();
  }

  const because = step === 'still' || step === 'working' || step === 'removed' ? undefined : step;
  const size = photo && Math.max(1, Math.round(photo.blob.size / 1000)).toLocaleString(t.locale);

  function news(): string | undefined {
    if (step === 'working') return t.of(words.working);
    if (size !== undefined) return t.of(words.ready).replace('{size}', size);
    return step === 'removed' ? t.of(words.removed) : undefined;
  }

  return (
    <div className={isReady ? styles.photo : styles.waiting}>
      <Field id="found-photo" label={t.of(words.label)} hint={t.of(words.hint)}>
        {(control) => (
          <input {...control} ref={input} type="file" accept="image/*" disabled={isReadOnly} onChange={choose} />
        )}
      </Field>
      <div role="status">
        <Outcome text={because && t.of(noPhoto[because])} isFailure />
        <p className={styles.news}>{news()}</p>
      </div>
      {photo && (
        <div className={styles.chosen}>
          <img src={preview} width={photo.width} height={photo.height} alt={t.of(words.alt)} />
          {!isReadOnly && (
            <Button look="quiet" onClick={remove}>
              {t.of(words.remove)}
            </Button>
          )}
        </div>
      )}
      <p className={styles.small}>{t.of(words.draft)}</p>
    </div>
  );
}
