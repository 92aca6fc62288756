/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Noneincategory2Inputs */

const en_projects_noneincategory2 = /** @type {(inputs: Projects_Noneincategory2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`No projects found in this category.`);
};

const de_projects_noneincategory2 = /** @type {(inputs: Projects_Noneincategory2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`In dieser Kategorie gibt es keine Projekte.`);
};

/**
 * | output |
 * | --- |
 * | "No projects found in this category." |
 *
 * @param {Projects_Noneincategory2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_noneincategory2 =
  /** @type {((inputs?: Projects_Noneincategory2Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Noneincategory2Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_noneincategory2(inputs);
      return en_projects_noneincategory2(inputs);
    }
  );
export { projects_noneincategory2 as 'projects.noneInCategory' };
