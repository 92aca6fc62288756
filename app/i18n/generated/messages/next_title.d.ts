export type LocalizedString = import('../runtime.js').LocalizedString;
export type Next_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Your next step" |
 *
 * @param {Next_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const next_title: ((
  inputs?: Next_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Next_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { next_title as 'next.title' };
