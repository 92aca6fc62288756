export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bold_NameInputs = {};
/**
 * | output |
 * | --- |
 * | "Bold" |
 *
 * @param {Bold_NameInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bold_name: ((
  inputs?: Bold_NameInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bold_NameInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bold_name as 'bold.name' };
