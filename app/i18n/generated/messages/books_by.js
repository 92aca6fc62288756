/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ author: NonNullable<unknown> }} Books_ByInputs */

const en_books_by = /** @type {(inputs: Books_ByInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`By ${i?.author}`);
};

const de_books_by = /** @type {(inputs: Books_ByInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Von ${i?.author}`);
};

/**
 * | output |
 * | --- |
 * | "By {author}" |
 *
 * @param {Books_ByInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const books_by =
  /** @type {((inputs: Books_ByInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Books_ByInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_books_by(inputs);
      return en_books_by(inputs);
    }
  );
export { books_by as 'books.by' };
