export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_TimeInputs = {};
/**
 * | output |
 * | --- |
 * | "Time" |
 *
 * @param {Resource_TimeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_time: ((
  inputs?: Resource_TimeInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_TimeInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_time as 'resource.time' };
