export type LocalizedString = import('../runtime.js').LocalizedString;
export type Error_UnknownInputs = {};
/**
 * | output |
 * | --- |
 * | "Unknown error" |
 *
 * @param {Error_UnknownInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const error_unknown: ((
  inputs?: Error_UnknownInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Error_UnknownInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { error_unknown as 'error.unknown' };
