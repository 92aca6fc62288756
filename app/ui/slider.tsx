import { useState } from 'react';
import styles from './slider.module.css';

type Props = {
  id: string;
  label: string;
  min: number;
  max: number;
  /** How far one step goes: 1. */
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** The value in words: seen below the line, and heard instead of the bare number. */
  valueText: string;
  /** Names of the buttons: "Less", "More". */
  less: string;
  more: string;
  /** Words at the two ends of the line. */
  minLabel?: string;
  maxLabel?: string;
  /** Nobody has chosen yet: the handle only waits at `value`. */
  isUntouched?: boolean;
  /** Why it cannot be used now. It stands in place of the value, and nothing can be moved. */
  disabledBecause?: string | undefined;
};

/**
 * A number on a line, in steps. Nobody has to drag: keys, one click on the line and the two
 * buttons do the same (WCAG 2.5.7).
 */
export function Slider(props: Props) {
  const { id, label, min, max, step = 1, value, onChange, valueText, less, more, minLabel, maxLabel } = props;
  const { isUntouched = false, disabledBecause } = props;
  // Where a button has led. The line says its value by itself, and so does what sets everything back.
  const [byButton, setByButton] = useState<number>();
  if (byButton !== undefined && byButton !== value) setByButton(undefined);
  const isDisabled = disabledBecause !== undefined;

  const move = (to: number, isByButton: boolean) => {
    const next = Math.min(max, Math.max(min, to));
    setByButton(isByButton ? next : undefined);
    onChange(next);
  };
  const stepButton = (name: string, sign: string, by: 1 | -1, isAtEnd: boolean) => (
    <button
      className={styles.step}
      type="button"
      // Seen on a mouse, and the name: with both a screen reader says it twice.
      title={name}
      aria-disabled={isAtEnd}
      disabled={isDisabled}
      onClick={() => move(value + by * step, true)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );

  return (
    <div className={isUntouched ? `${styles.slider} ${styles.untouched}` : styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {stepButton(less, '−', -1, !isUntouched && value <= min)}
      <input
        className={styles.line}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={valueText}
        aria-describedby={isDisabled ? `${id}-text` : undefined}
        onChange={(event) => move(event.target.valueAsNumber, false)}
        // A press on the handle where it stands changes nothing, but it is a choice.
        onPointerUp={({ button, currentTarget }) =>
          button === 0 && !isDisabled && move(currentTarget.valueAsNumber, false)
        }
      />
      {stepButton(more, '+', 1, !isUntouched && value >= max)}
      {(minLabel || maxLabel) && (
        <p className={styles.ends}>
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </p>
      )}
      <p className={styles.text} id={`${id}-text`}>
        {disabledBecause ?? valueText}
      </p>
      <p className="heard" role="status">
        {byButton !== undefined && !isDisabled && valueText}
      </p>
    </div>
  );
}
