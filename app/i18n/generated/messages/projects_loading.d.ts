export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_LoadingInputs = {};
/**
 * | output |
 * | --- |
 * | "Looking for the project…" |
 *
 * @param {Projects_LoadingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_loading: ((
  inputs?: Projects_LoadingInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_LoadingInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_loading as 'projects.loading' };
