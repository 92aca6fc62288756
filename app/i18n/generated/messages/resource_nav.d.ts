export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_NavInputs = {};
/**
 * | output |
 * | --- |
 * | "All resource pages" |
 *
 * @param {Resource_NavInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_nav: ((
  inputs?: Resource_NavInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_NavInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_nav as 'resource.nav' };
