/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_NoneInputs */

const en_projects_none = /** @type {(inputs: Projects_NoneInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`No projects found.`);
};

const de_projects_none = /** @type {(inputs: Projects_NoneInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Keine Projekte gefunden.`);
};

/**
 * | output |
 * | --- |
 * | "No projects found." |
 *
 * @param {Projects_NoneInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_none =
  /** @type {((inputs?: Projects_NoneInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_NoneInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_none(inputs);
      return en_projects_none(inputs);
    }
  );
export { projects_none as 'projects.none' };
