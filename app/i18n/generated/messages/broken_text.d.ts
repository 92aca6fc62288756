export type LocalizedString = import('../runtime.js').LocalizedString;
export type Broken_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "What you typed in a form is kept in this tab. Load the page again to go on." |
 *
 * @param {Broken_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const broken_text: ((
  inputs?: Broken_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Broken_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { broken_text as 'broken.text' };
