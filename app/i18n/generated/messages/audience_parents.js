/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audience_ParentsInputs */

const en_audience_parents = /** @type {(inputs: Audience_ParentsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`parents`);
};

const de_audience_parents = /** @type {(inputs: Audience_ParentsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Eltern`);
};

/**
 * | output |
 * | --- |
 * | "parents" |
 *
 * @param {Audience_ParentsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const audience_parents =
  /** @type {((inputs?: Audience_ParentsInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audience_ParentsInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_audience_parents(inputs);
      return en_audience_parents(inputs);
    }
  );
export { audience_parents as 'audience.parents' };
