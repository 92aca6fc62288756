/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ excerpt: NonNullable<unknown> }} Books_Borrowmessage1Inputs */

const en_books_borrowmessage1 = /** @type {(inputs: Books_Borrowmessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hello, I looked at “${i?.excerpt}” in the Books Section and would like to borrow a copy. Is one free?`
  );
};

const de_books_borrowmessage1 = /** @type {(inputs: Books_Borrowmessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hallo, ich habe mir „${i?.excerpt}“ bei den Büchern angesehen und möchte ein Exemplar leihen. Ist eines frei?`
  );
};

/**
 * | output |
 * | --- |
 * | "Hello, I looked at “{excerpt}” in the Books Section and would like to borrow a copy. Is one free?" |
 *
 * @param {Books_Borrowmessage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const books_borrowmessage1 =
  /** @type {((inputs: Books_Borrowmessage1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Books_Borrowmessage1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_books_borrowmessage1(inputs);
      return en_books_borrowmessage1(inputs);
    }
  );
export { books_borrowmessage1 as 'books.borrowMessage' };
