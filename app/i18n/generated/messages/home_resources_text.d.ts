export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Resources_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "Books, podcasts, videos and tools, chosen by us, with sources." |
 *
 * @param {Home_Resources_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_resources_text: ((
  inputs?: Home_Resources_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Resources_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_resources_text as 'home.resources.text' };
