/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Browseall1Inputs */

const en_projects_browseall1 = /** @type {(inputs: Projects_Browseall1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Browse all projects`);
};

const de_projects_browseall1 = /** @type {(inputs: Projects_Browseall1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Alle Projekte ansehen`);
};

/**
 * | output |
 * | --- |
 * | "Browse all projects" |
 *
 * @param {Projects_Browseall1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_browseall1 =
  /** @type {((inputs?: Projects_Browseall1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Browseall1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_browseall1(inputs);
      return en_projects_browseall1(inputs);
    }
  );
export { projects_browseall1 as 'projects.browseAll' };
