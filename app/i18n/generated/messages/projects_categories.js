/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_CategoriesInputs */

const en_projects_categories = /** @type {(inputs: Projects_CategoriesInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Categories`);
};

const de_projects_categories = /** @type {(inputs: Projects_CategoriesInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Kategorien`);
};

/**
 * | output |
 * | --- |
 * | "Categories" |
 *
 * @param {Projects_CategoriesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_categories =
  /** @type {((inputs?: Projects_CategoriesInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_CategoriesInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_categories(inputs);
      return en_projects_categories(inputs);
    }
  );
export { projects_categories as 'projects.categories' };
