import { emptied } from '#app/lib/form-values.ts';
import { contactFields } from '#contract/contact-fields.ts';

/** The contact form with nothing in it. */
export const noValues = emptied(contactFields);
