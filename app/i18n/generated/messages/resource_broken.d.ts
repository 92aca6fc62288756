export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_BrokenInputs = {};
/**
 * | output |
 * | --- |
 * | "This link is broken or wrong" |
 *
 * @param {Resource_BrokenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_broken: ((
  inputs?: Resource_BrokenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_BrokenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_broken as 'resource.broken' };
