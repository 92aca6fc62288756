export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bold_EnabledInputs = {};
/**
 * | output |
 * | --- |
 * | "Text enhancement enabled" |
 *
 * @param {Bold_EnabledInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bold_enabled: ((
  inputs?: Bold_EnabledInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bold_EnabledInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bold_enabled as 'bold.enabled' };
