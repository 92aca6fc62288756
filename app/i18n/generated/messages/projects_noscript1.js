/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Noscript1Inputs */

const en_projects_noscript1 = /** @type {(inputs: Projects_Noscript1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`This needs JavaScript, which isn’t running in your browser.`);
};

const de_projects_noscript1 = /** @type {(inputs: Projects_Noscript1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Das braucht JavaScript, und das läuft in deinem Browser nicht.`);
};

/**
 * | output |
 * | --- |
 * | "This needs JavaScript, which isn’t running in your browser." |
 *
 * @param {Projects_Noscript1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_noscript1 =
  /** @type {((inputs?: Projects_Noscript1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Noscript1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_noscript1(inputs);
      return en_projects_noscript1(inputs);
    }
  );
export { projects_noscript1 as 'projects.noScript' };
