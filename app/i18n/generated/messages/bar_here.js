/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bar_HereInputs */

const en_bar_here = /** @type {(inputs: Bar_HereInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`You are here`);
};

const de_bar_here = /** @type {(inputs: Bar_HereInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Du bist hier`);
};

/**
 * | output |
 * | --- |
 * | "You are here" |
 *
 * @param {Bar_HereInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bar_here =
  /** @type {((inputs?: Bar_HereInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bar_HereInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bar_here(inputs);
      return en_bar_here(inputs);
    }
  );
export { bar_here as 'bar.here' };
