import type { ReactNode } from 'react';
import styles from './field.module.css';
import { AlertIcon, CheckIcon } from './icons.tsx';

/** What a control needs so that its label, hint and error are read with it. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** Says, in the room of an error that was just mended, that it is. So the field stays where someone types in it. */
  mended?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** One question of a form: label above, hint, error in words, then the control. */
export function Field({ id, label, hint, problem, mended, children }: Props) {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem ? (
        <p className={styles.problem} id={`${id}-problem`}>
          <AlertIcon />
          <span>{problem}</span>
        </p>
      ) : (
        mended && (
          <p className={styles.mended}>
            <CheckIcon />
            <span>{mended}</span>
          </p>
        )
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': problem ? true : undefined })}
    </div>
  );
}
