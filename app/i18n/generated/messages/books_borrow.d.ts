export type LocalizedString = import('../runtime.js').LocalizedString;
export type Books_BorrowInputs = {};
/**
 * | output |
 * | --- |
 * | "Borrow a copy" |
 *
 * @param {Books_BorrowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const books_borrow: ((
  inputs?: Books_BorrowInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Books_BorrowInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { books_borrow as 'books.borrow' };
