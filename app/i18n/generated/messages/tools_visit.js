/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tools_VisitInputs */

const en_tools_visit = /** @type {(inputs: Tools_VisitInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Visit Resource`);
};

const de_tools_visit = /** @type {(inputs: Tools_VisitInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zum Angebot`);
};

/**
 * | output |
 * | --- |
 * | "Visit Resource" |
 *
 * @param {Tools_VisitInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tools_visit =
  /** @type {((inputs?: Tools_VisitInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tools_VisitInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tools_visit(inputs);
      return en_tools_visit(inputs);
    }
  );
export { tools_visit as 'tools.visit' };
