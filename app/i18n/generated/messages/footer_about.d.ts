export type LocalizedString = import('../runtime.js').LocalizedString;
export type Footer_AboutInputs = {};
/**
 * | output |
 * | --- |
 * | "A grassroots group, becoming a registered association in Germany." |
 *
 * @param {Footer_AboutInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const footer_about: ((
  inputs?: Footer_AboutInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Footer_AboutInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { footer_about as 'footer.about' };
