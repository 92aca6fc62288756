/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ category: NonNullable<unknown> }} Projects_Incategory1Inputs */

const en_projects_incategory1 = /** @type {(inputs: Projects_Incategory1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Projects: ${i?.category}`);
};

const de_projects_incategory1 = /** @type {(inputs: Projects_Incategory1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Projekte: ${i?.category}`);
};

/**
 * | output |
 * | --- |
 * | "Projects: {category}" |
 *
 * @param {Projects_Incategory1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_incategory1 =
  /** @type {((inputs: Projects_Incategory1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Incategory1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_incategory1(inputs);
      return en_projects_incategory1(inputs);
    }
  );
export { projects_incategory1 as 'projects.inCategory' };
