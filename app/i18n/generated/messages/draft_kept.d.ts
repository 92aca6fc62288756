export type LocalizedString = import('../runtime.js').LocalizedString;
export type Draft_KeptInputs = {};
/**
 * | output |
 * | --- |
 * | "Your text is kept in this tab until it is sent." |
 *
 * @param {Draft_KeptInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const draft_kept: ((
  inputs?: Draft_KeptInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Draft_KeptInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { draft_kept as 'draft.kept' };
