import type { ComponentProps, Ref } from 'react';
import styles from './code-field.module.css';
import { Field } from './field.tsx';

/** Its id is also its name. */
type Props = Omit<ComponentProps<typeof Field>, 'children'> & {
  /** Brings up the keys for digits on a phone. Codes from our mails also have letters. */
  isNumeric?: boolean;
  /** Of the input. */
  ref?: Ref<HTMLInputElement>;
};

/** Asks for a code out of a mail or an app, in one field: it can be pasted whole, with spaces or without. */
export function CodeField({ id, isNumeric = false, ref, ...field }: Props) {
  return (
    <Field id={id} {...field}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className={styles.code}
          name={id}
          type="text"
          dir="ltr"
          inputMode={isNumeric ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize={isNumeric ? 'none' : 'characters'}
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

/** A typed code without the spaces and lines between its groups: `7k3m 9qp-dwx` is `7k3m9qpdwx`. */
export const withoutGaps = (code: string): string => code.replace(/[\s-]+/gu, '');
