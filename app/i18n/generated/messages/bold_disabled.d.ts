export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bold_DisabledInputs = {};
/**
 * | output |
 * | --- |
 * | "Text enhancement disabled" |
 *
 * @param {Bold_DisabledInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bold_disabled: ((
  inputs?: Bold_DisabledInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bold_DisabledInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bold_disabled as 'bold.disabled' };
