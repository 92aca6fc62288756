import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import oneLine from '#app/ui/lines.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { foundPhoto as words, noPhoto } from '#content/found/photo.ts';
import styles from './photo-field.module.css';
import { useReportKind } from './report-kind.ts';
import type { usePhoto } from './use-photo.ts';

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
 * One photo, which leaves the browser only redrawn and only with the report. The input has no name: a file
 * is no part of the draft. It can be used from the start; a file that was chosen early is taken then.
 */
export function PhotoField({ chosen, isSending }: { chosen: ReturnType<typeof usePhoto>; isSending: boolean }) {
  const t = useWords();
  const { asked } = useReportKind().words;
  const { photo, step, inputKey } = chosen;
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(photo?.blob);
  const takeEarly = useEffectEvent(() => input.current?.files?.length && void choose());
  useEffect(() => void takeEarly(), []);

  async function choose() {
    const file = input.current?.files?.[0];
    if (!file) return chosen.callOff();
    // The name of a file that is no photo must not stand there, and the same one can be chosen again.
    if ((await chosen.choose(file)) === 'refused') empty();
  }

  function empty() {
    if (input.current) input.current.value = '';
  }

  function remove() {
    chosen.remove();
    empty();
    // The button goes, the focus must not.
    input.current?.focus();
  }

  const because = step === 'idle' || step === 'shrinking' || step === 'removed' || step === 'gone' ? undefined : step;
  // What could not be looked at may be in order.
  const isWrong = because !== undefined && because !== 'notLoaded' && because !== 'protected';
  const size = photo && Math.max(1, Math.round(photo.blob.size / 1000)).toLocaleString(t.locale);

  function news(): string | undefined {
    if (step === 'shrinking') return t(words.working);
    if (size !== undefined) return t(words.ready, { size });
    if (step === 'gone') return t(words.gone);
    return step === 'removed' ? t(words.removed) : undefined;
  }

  return (
    <div>
      <Field id="found-photo" label={t(words.label)} hint={t(asked.photoHint)}>
        {(control) => (
          <input
            {...control}
            aria-describedby={`${control['aria-describedby']} found-photo-outcome`}
            aria-invalid={isWrong || undefined}
            key={inputKey}
            ref={input}
            type="file"
            accept="image/*"
            disabled={isSending}
            onChange={() => void choose()}
          />
        )}
      </Field>
      {/* Below the field, not above it as elsewhere: it comes with the choice, and the field stays where it is. */}
      <div id="found-photo-outcome">
        <Outcome text={because && t(noPhoto[because])} isFailure />
      </div>
      <p className={styles.news} role="status">
        {news()}
      </p>
      {photo && (
        <div className={styles.chosen}>
          <img src={preview} width={photo.width} height={photo.height} alt={t(words.alt)} />
          {!isSending && (
            <Button look="quiet" onClick={remove}>
              {t(words.remove)}
            </Button>
          )}
        </div>
      )}
      <p className={`${oneLine.small} ${styles.small}`}>{t(words.draft)}</p>
    </div>
  );
}
