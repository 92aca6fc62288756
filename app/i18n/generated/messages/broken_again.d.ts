export type LocalizedString = import('../runtime.js').LocalizedString;
export type Broken_AgainInputs = {};
/**
 * | output |
 * | --- |
 * | "Load the page again" |
 *
 * @param {Broken_AgainInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const broken_again: ((
  inputs?: Broken_AgainInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Broken_AgainInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { broken_again as 'broken.again' };
