export type LocalizedString = import('../runtime.js').LocalizedString;
export type Form_ProblemInputs = {};
/**
 * | output |
 * | --- |
 * | "There is a problem" |
 *
 * @param {Form_ProblemInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const form_problem: ((
  inputs?: Form_ProblemInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Form_ProblemInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { form_problem as 'form.problem' };
