/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Construction_OpenInputs */

const en_home_construction_open = /** @type {(inputs: Home_Construction_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`See what we are building`);
};

const de_home_construction_open = /** @type {(inputs: Home_Construction_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Sieh, woran wir bauen`);
};

/**
 * | output |
 * | --- |
 * | "See what we are building" |
 *
 * @param {Home_Construction_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_construction_open =
  /** @type {((inputs?: Home_Construction_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Construction_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_construction_open(inputs);
      return en_home_construction_open(inputs);
    }
  );
export { home_construction_open as 'home.construction.open' };
