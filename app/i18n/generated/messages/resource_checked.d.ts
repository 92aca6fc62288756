export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_CheckedInputs = {};
/**
 * | output |
 * | --- |
 * | "Last checked" |
 *
 * @param {Resource_CheckedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_checked: ((
  inputs?: Resource_CheckedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_CheckedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_checked as 'resource.checked' };
