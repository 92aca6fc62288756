export type LocalizedString = import('../runtime.js').LocalizedString;
export type Broken_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "This page has stopped working" |
 *
 * @param {Broken_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const broken_title: ((
  inputs?: Broken_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Broken_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { broken_title as 'broken.title' };
