export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Resources_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Resources" |
 *
 * @param {Home_Resources_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_resources_title: ((
  inputs?: Home_Resources_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Resources_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_resources_title as 'home.resources.title' };
