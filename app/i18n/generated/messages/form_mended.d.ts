export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_MendedInputs = {};
/**
 * | output |
 * | --- |
 * | "Fixed" |
 *
 * @param {Form_MendedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_mended: ((
  inputs?: Form_MendedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_MendedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_mended as 'form.mended' };
