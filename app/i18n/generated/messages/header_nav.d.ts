export type LocalizedString = import('../runtime.js').LocalizedString;
export type Header_NavInputs = {};
/**
 * | output |
 * | --- |
 * | "Main" |
 *
 * @param {Header_NavInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const header_nav: ((
  inputs?: Header_NavInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Header_NavInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { header_nav as 'header.nav' };
