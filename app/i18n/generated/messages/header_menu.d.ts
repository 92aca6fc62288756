export type LocalizedString = import('../runtime.js').LocalizedString;
export type Header_MenuInputs = {};
/**
 * | output |
 * | --- |
 * | "Menu" |
 *
 * @param {Header_MenuInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const header_menu: ((
  inputs?: Header_MenuInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Header_MenuInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { header_menu as 'header.menu' };
