export type LocalizedString = import('../runtime.js').LocalizedString;
export type Filter_TeachersInputs = {};
/**
 * | output |
 * | --- |
 * | "For teachers" |
 *
 * @param {Filter_TeachersInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const filter_teachers: ((
  inputs?: Filter_TeachersInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Filter_TeachersInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { filter_teachers as 'filter.teachers' };
