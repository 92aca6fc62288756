/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Loadingcategory1Inputs */

const en_projects_loadingcategory1 = /** @type {(inputs: Projects_Loadingcategory1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Looking for projects in this category…`);
};

const de_projects_loadingcategory1 = /** @type {(inputs: Projects_Loadingcategory1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Projekte dieser Kategorie werden gesucht…`);
};

/**
 * | output |
 * | --- |
 * | "Looking for projects in this category…" |
 *
 * @param {Projects_Loadingcategory1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_loadingcategory1 =
  /** @type {((inputs?: Projects_Loadingcategory1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Loadingcategory1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_loadingcategory1(inputs);
      return en_projects_loadingcategory1(inputs);
    }
  );
export { projects_loadingcategory1 as 'projects.loadingCategory' };
