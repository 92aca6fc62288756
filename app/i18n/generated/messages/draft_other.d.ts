export type LocalizedString = import('../runtime.js').LocalizedString;
export type Draft_OtherInputs = {};
/**
 * | output |
 * | --- |
 * | "You have an unsent message." |
 *
 * @param {Draft_OtherInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const draft_other: ((
  inputs?: Draft_OtherInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Draft_OtherInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { draft_other as 'draft.other' };
