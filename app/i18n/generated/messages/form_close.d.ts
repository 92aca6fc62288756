export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_CloseInputs = {};
/**
 * | output |
 * | --- |
 * | "Close" |
 *
 * @param {Form_CloseInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_close: ((
  inputs?: Form_CloseInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_CloseInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_close as 'form.close' };
