import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { useFixedChoice } from './use-fixed-choice.ts';

/** What stands around a control, without the control. */
type Question = Omit<ComponentProps<typeof Field>, 'children'>;

/** A question answered in one line: text in whichever direction, which the browser does not fill in, unless told otherwise. */
export function InputField({ id, label, hint, problem, mended, ...input }: Question & ComponentProps<'input'>) {
  return (
    <Field {...{ id, label, hint, problem, mended }}>
      {(control) => <input type="text" dir="auto" autoComplete="off" {...input} {...control} />}
    </Field>
  );
}

/** A question answered in several lines. */
export function TextareaField({ id, label, hint, problem, mended, ...area }: Question & ComponentProps<'textarea'>) {
  return (
    <Field {...{ id, label, hint, problem, mended }}>
      {(control) => <textarea dir="auto" {...area} {...control} />}
    </Field>
  );
}

type Choice = Question &
  ComponentProps<'select'> & {
    /** While it is sent: what is chosen then would be lost. */
    isReadOnly?: boolean;
  };

/** A question answered out of a list, whose entries stand in it. */
export function SelectField({ id, label, hint, problem, mended, isReadOnly = false, ...select }: Choice) {
  const ref = useFixedChoice(isReadOnly);
  return (
    <Field {...{ id, label, hint, problem, mended }}>
      {(control) => <select {...select} {...control} ref={ref} />}
    </Field>
  );
}
