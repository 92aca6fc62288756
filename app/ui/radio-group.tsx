import styles from './check-box.module.css';

type Props<Value> = {
  id: string;
  title: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** The id of a text that is heard with the question. */
  hint: string;
};

/** One of several, which takes effect at once: in a part of the page that was opened on request. */
export function RadioGroup<Value>({ id, title, options, chosen, onChoose, hint }: Props<Value>) {
  return (
    <fieldset className={styles.group} aria-describedby={hint}>
      <legend>{title}</legend>
      {options.map(({ value, label }) => (
        <label className={styles.choice} key={label}>
          <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
