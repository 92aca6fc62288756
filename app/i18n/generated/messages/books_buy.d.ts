export type LocalizedString = import('../runtime.js').LocalizedString;
export type Books_BuyInputs = {};
/**
 * | output |
 * | --- |
 * | "Buy on Amazon" |
 *
 * @param {Books_BuyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const books_buy: ((
  inputs?: Books_BuyInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Books_BuyInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { books_buy as 'books.buy' };
