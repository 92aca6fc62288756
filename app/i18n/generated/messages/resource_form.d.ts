export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_FormInputs = {};
/**
 * | output |
 * | --- |
 * | "Form" |
 *
 * @param {Resource_FormInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_form: ((
  inputs?: Resource_FormInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_FormInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_form as 'resource.form' };
