/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Books_BuyInputs */

const en_books_buy = /** @type {(inputs: Books_BuyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Buy on Amazon`);
};

const de_books_buy = /** @type {(inputs: Books_BuyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Bei Amazon kaufen`);
};

/**
 * | output |
 * | --- |
 * | "Buy on Amazon" |
 *
 * @param {Books_BuyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const books_buy =
  /** @type {((inputs?: Books_BuyInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Books_BuyInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_books_buy(inputs);
      return en_books_buy(inputs);
    }
  );
export { books_buy as 'books.buy' };
