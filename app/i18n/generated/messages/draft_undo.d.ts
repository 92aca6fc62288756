export type LocalizedString = import('../runtime.js').LocalizedString;
export type Draft_UndoInputs = {};
/**
 * | output |
 * | --- |
 * | "Undo" |
 *
 * @param {Draft_UndoInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const draft_undo: ((
  inputs?: Draft_UndoInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Draft_UndoInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { draft_undo as 'draft.undo' };
