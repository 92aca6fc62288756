/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Takepart1Inputs */

const en_projects_takepart1 = /** @type {(inputs: Projects_Takepart1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Take part`);
};

const de_projects_takepart1 = /** @type {(inputs: Projects_Takepart1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Mitmachen`);
};

/**
 * | output |
 * | --- |
 * | "Take part" |
 *
 * @param {Projects_Takepart1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_takepart1 =
  /** @type {((inputs?: Projects_Takepart1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Takepart1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_takepart1(inputs);
      return en_projects_takepart1(inputs);
    }
  );
export { projects_takepart1 as 'projects.takePart' };
