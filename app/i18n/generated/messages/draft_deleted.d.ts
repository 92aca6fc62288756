export type LocalizedString = import('../runtime.js').LocalizedString;
export type Draft_DeletedInputs = {};
/**
 * | output |
 * | --- |
 * | "Your draft is deleted." |
 *
 * @param {Draft_DeletedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const draft_deleted: ((
  inputs?: Draft_DeletedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Draft_DeletedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { draft_deleted as 'draft.deleted' };
