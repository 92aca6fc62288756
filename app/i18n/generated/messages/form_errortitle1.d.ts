export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_Errortitle1Inputs = {
  title: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Error: {title}" |
 *
 * @param {Form_Errortitle1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_errortitle1: ((
  inputs: Form_Errortitle1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_Errortitle1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_errortitle1 as 'form.errorTitle' };
