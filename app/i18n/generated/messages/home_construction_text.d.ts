export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Construction_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "This site is under constant construction." |
 *
 * @param {Home_Construction_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_construction_text: ((
  inputs?: Home_Construction_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Construction_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_construction_text as 'home.construction.text' };
