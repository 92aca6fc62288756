/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_ShareInputs */

const en_projects_share = /** @type {(inputs: Projects_ShareInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Share an experience`);
};

const de_projects_share = /** @type {(inputs: Projects_ShareInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Eine Erfahrung teilen`);
};

/**
 * | output |
 * | --- |
 * | "Share an experience" |
 *
 * @param {Projects_ShareInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_share =
  /** @type {((inputs?: Projects_ShareInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_ShareInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_share(inputs);
      return en_projects_share(inputs);
    }
  );
export { projects_share as 'projects.share' };
