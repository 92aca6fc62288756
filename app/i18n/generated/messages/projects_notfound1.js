/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Notfound1Inputs */

const en_projects_notfound1 = /** @type {(inputs: Projects_Notfound1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Project not found`);
};

const de_projects_notfound1 = /** @type {(inputs: Projects_Notfound1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Projekt nicht gefunden`);
};

/**
 * | output |
 * | --- |
 * | "Project not found" |
 *
 * @param {Projects_Notfound1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_notfound1 =
  /** @type {((inputs?: Projects_Notfound1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Notfound1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_notfound1(inputs);
      return en_projects_notfound1(inputs);
    }
  );
export { projects_notfound1 as 'projects.notFound' };
