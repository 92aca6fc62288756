import type { ComponentProps } from 'react';
import styles from './code-field.module.css';
import { InputField } from './control-fields.tsx';

/** Its id is also its name. */
type Props = ComponentProps<typeof InputField> & {
  /** Brings up the keys for digits on a phone. Codes from our mails also have letters. */
  isNumeric?: boolean;
};

/** Asks for a code out of a mail or an app, in one field: it can be pasted whole, with spaces or without. */
export function CodeField({ isNumeric = false, ...field }: Props) {
  return (
    <InputField
      {...field}
      className={styles.code}
      name={field.id}
      dir="ltr"
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize={isNumeric ? 'none' : 'characters'}
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

/** A typed code without the spaces and lines between its groups: `7k3m 9qp-dwx` is `7k3m9qpdwx`. */
export const withoutGaps = (code: string): string => code.replace(/[\s-]+/gu, '');
