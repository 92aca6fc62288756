export type LocalizedString = import('../runtime.js').LocalizedString;
export type Books_Borrowmessage1Inputs = {
  excerpt: NonNullable<unknown>;
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
declare const books_borrowmessage1: ((
  inputs: Books_Borrowmessage1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Books_Borrowmessage1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { books_borrowmessage1 as 'books.borrowMessage' };
