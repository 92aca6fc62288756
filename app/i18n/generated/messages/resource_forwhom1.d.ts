export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_Forwhom1Inputs = {};
/**
 * | output |
 * | --- |
 * | "For" |
 *
 * @param {Resource_Forwhom1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_forwhom1: ((
  inputs?: Resource_Forwhom1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_Forwhom1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_forwhom1 as 'resource.forWhom' };
