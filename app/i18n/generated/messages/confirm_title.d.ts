export type LocalizedString = import('../runtime.js').LocalizedString;
export type Confirm_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Confirm" |
 *
 * @param {Confirm_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const confirm_title: ((
  inputs?: Confirm_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Confirm_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { confirm_title as 'confirm.title' };
