export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resources_OpenInputs = {
  page: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Open: {page}" |
 *
 * @param {Resources_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resources_open: ((
  inputs: Resources_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resources_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resources_open as 'resources.open' };
