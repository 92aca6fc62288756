export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Resources_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "Look at the resources" |
 *
 * @param {Home_Resources_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_resources_open: ((
  inputs?: Home_Resources_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Resources_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_resources_open as 'home.resources.open' };
