export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "A calm place for neurodivergent people" |
 *
 * @param {Home_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_title: ((
  inputs?: Home_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_title as 'home.title' };
