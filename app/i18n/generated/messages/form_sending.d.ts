export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_SendingInputs = {};
/**
 * | output |
 * | --- |
 * | "Sending..." |
 *
 * @param {Form_SendingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_sending: ((
  inputs?: Form_SendingInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_SendingInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_sending as 'form.sending' };
