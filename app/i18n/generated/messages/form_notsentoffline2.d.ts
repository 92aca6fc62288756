export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_Notsentoffline2Inputs = {};
/**
 * | output |
 * | --- |
 * | "You’re offline. Your text is kept." |
 *
 * @param {Form_Notsentoffline2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_notsentoffline2: ((
  inputs?: Form_Notsentoffline2Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_Notsentoffline2Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_notsentoffline2 as 'form.notSentOffline' };
