export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_Brokenmessage1Inputs = {
  name: NonNullable<unknown>;
  link: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "The link to “{name}” is broken or wrong: {link}" |
 *
 * @param {Resource_Brokenmessage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_brokenmessage1: ((
  inputs: Resource_Brokenmessage1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_Brokenmessage1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_brokenmessage1 as 'resource.brokenMessage' };
