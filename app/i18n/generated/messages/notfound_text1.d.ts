export type LocalizedString = import('../runtime.js').LocalizedString;
export type Notfound_Text1Inputs = {};
/**
 * | output |
 * | --- |
 * | "There’s no page at this address. Perhaps it was moved, or there’s a typo in the address." |
 *
 * @param {Notfound_Text1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const notfound_text1: ((
  inputs?: Notfound_Text1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Notfound_Text1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { notfound_text1 as 'notFound.text' };
