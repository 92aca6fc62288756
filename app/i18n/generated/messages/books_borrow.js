/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Books_BorrowInputs */

const en_books_borrow = /** @type {(inputs: Books_BorrowInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Borrow a copy`);
};

const de_books_borrow = /** @type {(inputs: Books_BorrowInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Ein Exemplar leihen`);
};

/**
 * | output |
 * | --- |
 * | "Borrow a copy" |
 *
 * @param {Books_BorrowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const books_borrow =
  /** @type {((inputs?: Books_BorrowInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Books_BorrowInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_books_borrow(inputs);
      return en_books_borrow(inputs);
    }
  );
export { books_borrow as 'books.borrow' };
