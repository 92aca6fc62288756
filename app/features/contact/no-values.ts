import { emptied } from '#app/lib/form-values.ts';
import { contactNames } from '#contract/contact-fields.ts';

/** The contact form with nothing in it. */
export const noValues = emptied(contactNames);

/** What is typed and chosen in it. The answer that is chosen at first, by e-mail, counts as nothing typed. */
export type ContactTyped = typeof noValues;
