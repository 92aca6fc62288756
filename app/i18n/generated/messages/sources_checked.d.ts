export type LocalizedString = import('../runtime.js').LocalizedString;
export type Sources_CheckedInputs = {
  date: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Last checked: {date}" |
 *
 * @param {Sources_CheckedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const sources_checked: ((
  inputs: Sources_CheckedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Sources_CheckedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { sources_checked as 'sources.checked' };
