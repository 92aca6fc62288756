import type { Problems } from './use-form-errors.ts';

/** What stands in a field of a form, by its id: a password has no name. */
export function typedIn(form: HTMLFormElement | null, id: string): string {
  const control = form?.elements.namedItem(id);
  return control && 'value' in control ? control.value : '';
}

/** Takes out what was typed, once it has done its work. */
export function emptyField(form: HTMLFormElement, id: string): void {
  const field = form.elements.namedItem(id);
  if (field instanceof HTMLInputElement) field.value = '';
}

/**
 * Which of these fields are empty, and what to say then. All other rules are the server's (AUTH-14).
 * @param whenEmpty What to say, by field.
 * @param prefix Begins their ids.
 */
export const emptyOf = <Field extends string>(
  form: HTMLFormElement | null,
  whenEmpty: Partial<Record<Field, string>>,
  prefix = '',
): Problems<Field> =>
  Object.fromEntries(
    Object.entries(whenEmpty).filter(([field]) => typedIn(form, prefix + field).trim() === ''),
  ) as Problems<Field>;

/** What is still wrong while somebody types: a field that was refused for being empty may be filled now. */
export function withoutFilled<Field extends string>(
  now: Problems<Field>,
  ...required: Parameters<typeof emptyOf<Field>>
): Problems<Field> {
  const [, whenEmpty] = required;
  const empty = emptyOf(...required);
  const isFilled = (field: string, problem: unknown) =>
    problem === whenEmpty[field as Field] && empty[field as Field] === undefined;
  return Object.fromEntries(
    Object.entries(now).filter(([field, problem]) => !isFilled(field, problem)),
  ) as Problems<Field>;
}
