export type LocalizedString = import('../runtime.js').LocalizedString;
export type Notfound_Home1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Return to Home" |
 *
 * @param {Notfound_Home1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const notfound_home1: ((
  inputs?: Notfound_Home1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Notfound_Home1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { notfound_home1 as 'notFound.home' };
