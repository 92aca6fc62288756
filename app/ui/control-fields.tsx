import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

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

/** A question answered out of a list, whose entries stand in it. */
export function SelectField({ id, label, hint, problem, mended, ...select }: Question & ComponentProps<'select'>) {
  return <Field {...{ id, label, hint, problem, mended }}>{(control) => <select {...select} {...control} />}</Field>;
}
