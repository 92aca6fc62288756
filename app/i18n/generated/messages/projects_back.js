/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_BackInputs */

const en_projects_back = /** @type {(inputs: Projects_BackInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Back to all projects`);
};

const de_projects_back = /** @type {(inputs: Projects_BackInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zurück zu allen Projekten`);
};

/**
 * | output |
 * | --- |
 * | "Back to all projects" |
 *
 * @param {Projects_BackInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_back =
  /** @type {((inputs?: Projects_BackInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_BackInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_back(inputs);
      return en_projects_back(inputs);
    }
  );
export { projects_back as 'projects.back' };
