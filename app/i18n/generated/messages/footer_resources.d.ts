export type LocalizedString = import('../runtime.js').LocalizedString;
export type Footer_ResourcesInputs = {};
/**
 * | output |
 * | --- |
 * | "Resources" |
 *
 * @param {Footer_ResourcesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const footer_resources: ((
  inputs?: Footer_ResourcesInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Footer_ResourcesInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { footer_resources as 'footer.resources' };
