/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Services_NewInputs */

const en_services_new = /** @type {(inputs: Services_NewInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`New`);
};

const de_services_new = /** @type {(inputs: Services_NewInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Neu`);
};

/**
 * | output |
 * | --- |
 * | "New" |
 *
 * @param {Services_NewInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const services_new =
  /** @type {((inputs?: Services_NewInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Services_NewInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_services_new(inputs);
      return en_services_new(inputs);
    }
  );
export { services_new as 'services.new' };
