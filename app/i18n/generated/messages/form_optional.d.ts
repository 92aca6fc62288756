export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_OptionalInputs = {};
/**
 * | output |
 * | --- |
 * | "(optional)" |
 *
 * @param {Form_OptionalInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_optional: ((
  inputs?: Form_OptionalInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_OptionalInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_optional as 'form.optional' };
