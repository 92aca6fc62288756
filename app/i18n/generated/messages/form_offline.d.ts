export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_OfflineInputs = {};
/**
 * | output |
 * | --- |
 * | "This needs a connection. Please try again." |
 *
 * @param {Form_OfflineInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_offline: ((
  inputs?: Form_OfflineInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_OfflineInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_offline as 'form.offline' };
