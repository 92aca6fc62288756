export type LocalizedString = import('../runtime.js').LocalizedString;
export type Footer_ResetInputs = {};
/**
 * | output |
 * | --- |
 * | "Reset colours" |
 *
 * @param {Footer_ResetInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const footer_reset: ((
  inputs?: Footer_ResetInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Footer_ResetInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { footer_reset as 'footer.reset' };
