import styles from './check-box.module.css';

type Props = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The id of a text that is heard with it. */
  hint?: string;
};

/** A choice that takes effect at once, in a part of the page that was opened on request. */
export function CheckBox({ label, isChecked, onChange, hint }: Props) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
