export type LocalizedString = import('../runtime.js').LocalizedString;
export type Notfound_Title1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Oops! Page not found" |
 *
 * @param {Notfound_Title1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const notfound_title1: ((
  inputs?: Notfound_Title1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Notfound_Title1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { notfound_title1 as 'notFound.title' };
