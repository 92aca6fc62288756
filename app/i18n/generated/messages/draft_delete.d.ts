export type LocalizedString = import('../runtime.js').LocalizedString;
export type Draft_DeleteInputs = {};
/**
 * | output |
 * | --- |
 * | "Delete my draft" |
 *
 * @param {Draft_DeleteInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const draft_delete: ((
  inputs?: Draft_DeleteInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Draft_DeleteInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { draft_delete as 'draft.delete' };
