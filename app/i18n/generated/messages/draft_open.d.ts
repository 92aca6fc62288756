export type LocalizedString = import('../runtime.js').LocalizedString;
export type Draft_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "Open it" |
 *
 * @param {Draft_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const draft_open: ((
  inputs?: Draft_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Draft_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { draft_open as 'draft.open' };
