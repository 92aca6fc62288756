export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_LanguageInputs = {};
/**
 * | output |
 * | --- |
 * | "Language" |
 *
 * @param {Resource_LanguageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_language: ((
  inputs?: Resource_LanguageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_LanguageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_language as 'resource.language' };
