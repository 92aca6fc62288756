/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_MeInputs */

const en_filter_me = /** @type {(inputs: Filter_MeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`For me`);
};

const de_filter_me = /** @type {(inputs: Filter_MeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Für mich`);
};

/**
 * | output |
 * | --- |
 * | "For me" |
 *
 * @param {Filter_MeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const filter_me =
  /** @type {((inputs?: Filter_MeInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_MeInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_filter_me(inputs);
      return en_filter_me(inputs);
    }
  );
export { filter_me as 'filter.me' };
