/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ category: NonNullable<unknown> }} Projects_Incategorytext2Inputs */

const en_projects_incategorytext2 = /** @type {(inputs: Projects_Incategorytext2Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`These projects belong to the category “${i?.category}”.`);
};

const de_projects_incategorytext2 = /** @type {(inputs: Projects_Incategorytext2Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Diese Projekte gehören zur Kategorie „${i?.category}“.`);
};

/**
 * | output |
 * | --- |
 * | "These projects belong to the category “{category}”." |
 *
 * @param {Projects_Incategorytext2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_incategorytext2 =
  /** @type {((inputs: Projects_Incategorytext2Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Incategorytext2Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_incategorytext2(inputs);
      return en_projects_incategorytext2(inputs);
    }
  );
export { projects_incategorytext2 as 'projects.inCategoryText' };
