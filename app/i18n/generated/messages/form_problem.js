/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_ProblemInputs */

const en_form_problem = /** @type {(inputs: Form_ProblemInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`There is a problem`);
};

const de_form_problem = /** @type {(inputs: Form_ProblemInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Es gibt ein Problem`);
};

/**
 * | output |
 * | --- |
 * | "There is a problem" |
 *
 * @param {Form_ProblemInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_problem =
  /** @type {((inputs?: Form_ProblemInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_ProblemInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_problem(inputs);
      return en_form_problem(inputs);
    }
  );
export { form_problem as 'form.problem' };
