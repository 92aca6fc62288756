export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_Brokenof1Inputs = {
  name: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "This link is broken or wrong: {name}" |
 *
 * @param {Resource_Brokenof1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_brokenof1: ((
  inputs: Resource_Brokenof1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_Brokenof1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_brokenof1 as 'resource.brokenOf' };
