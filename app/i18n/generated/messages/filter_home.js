/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_HomeInputs */

const en_filter_home = /** @type {(inputs: Filter_HomeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Show resources for:`);
};

const de_filter_home = /** @type {(inputs: Filter_HomeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Material zeigen für:`);
};

/**
 * | output |
 * | --- |
 * | "Show resources for:" |
 *
 * @param {Filter_HomeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const filter_home =
  /** @type {((inputs?: Filter_HomeInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_HomeInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_filter_home(inputs);
      return en_filter_home(inputs);
    }
  );
export { filter_home as 'filter.home' };
