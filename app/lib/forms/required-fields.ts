import type { Problems } from './use-form-errors.ts';

/** What stands in a field of a form, by its id: a password has no name. */
export function typedIn(form: HTMLFormElement | null, id: string): string {
  const control = form?.elements.namedItem(id);
  return control && 'value' in control ? control.value : '';
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
