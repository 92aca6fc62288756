export type LocalizedString = import('../runtime.js').LocalizedString;
export type Footer_ExamplesInputs = {};
/**
 * | output |
 * | --- |
 * | "Example data: not ready to go live" |
 *
 * @param {Footer_ExamplesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const footer_examples: ((
  inputs?: Footer_ExamplesInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Footer_ExamplesInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { footer_examples as 'footer.examples' };
