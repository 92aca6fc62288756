/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Showless1Inputs */

const en_projects_showless1 = /** @type {(inputs: Projects_Showless1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Show less`);
};

const de_projects_showless1 = /** @type {(inputs: Projects_Showless1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Weniger zeigen`);
};

/**
 * | output |
 * | --- |
 * | "Show less" |
 *
 * @param {Projects_Showless1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_showless1 =
  /** @type {((inputs?: Projects_Showless1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Showless1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_showless1(inputs);
      return en_projects_showless1(inputs);
    }
  );
export { projects_showless1 as 'projects.showLess' };
