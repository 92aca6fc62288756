export type LocalizedString = import('../runtime.js').LocalizedString;
export type Appearance_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "Colours" |
 *
 * @param {Appearance_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const appearance_open: ((
  inputs?: Appearance_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Appearance_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { appearance_open as 'appearance.open' };
