import styles from './check-box.module.css';

type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** A choice that takes effect at once, in a part of the page that was opened on request. */
export function CheckBox({ label, isChecked, onChange }: Props) {
  return (
    <>
      <label className={styles.choice}>
        <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
        <span>{label}</span>
      </label>
    </>
  );
}
