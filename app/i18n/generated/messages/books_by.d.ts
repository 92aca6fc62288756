export type LocalizedString = import('../runtime.js').LocalizedString;
export type Books_ByInputs = {
  author: NonNullable<unknown>;
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
declare const books_by: ((
  inputs: Books_ByInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Books_ByInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { books_by as 'books.by' };
