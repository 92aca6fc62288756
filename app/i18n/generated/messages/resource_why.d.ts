export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_WhyInputs = {};
/**
 * | output |
 * | --- |
 * | "Why it is here:" |
 *
 * @param {Resource_WhyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_why: ((
  inputs?: Resource_WhyInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_WhyInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_why as 'resource.why' };
