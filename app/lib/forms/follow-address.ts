import { fillIn, valuesOf } from './form-values.ts';

const names = ['email', 'answer'] as const;

/** What is chosen about an answer until somebody chooses: one is wanted where there is an address. */
const wishWith = (email: string): string => (email.trim() === '' ? '' : 'email');

/**
 * In a form whose address is optional, lets the choice about an answer follow the address, until somebody has chosen
 * otherwise. Call it at each change of the form, with what stood there before. Out: whether it followed.
 */
export function followAddress(form: HTMLFormElement | null, before: { email: string; answer: string }): boolean {
  const { email } = valuesOf(form, names);
  const follows = email !== before.email && before.answer === wishWith(before.email);
  if (follows) fillIn(form, { answer: wishWith(email) });
  return follows;
}
