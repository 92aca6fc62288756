export type LocalizedString = import('../runtime.js').LocalizedString;
export type Audience_TeachersInputs = {};
/**
 * | output |
 * | --- |
 * | "teachers" |
 *
 * @param {Audience_TeachersInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const audience_teachers: ((
  inputs?: Audience_TeachersInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Audience_TeachersInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { audience_teachers as 'audience.teachers' };
