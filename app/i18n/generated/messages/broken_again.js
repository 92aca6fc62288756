/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Broken_AgainInputs */

const en_broken_again = /** @type {(inputs: Broken_AgainInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Load the page again`);
};

const de_broken_again = /** @type {(inputs: Broken_AgainInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Seite neu laden`);
};

/**
 * | output |
 * | --- |
 * | "Load the page again" |
 *
 * @param {Broken_AgainInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const broken_again =
  /** @type {((inputs?: Broken_AgainInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Broken_AgainInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_broken_again(inputs);
      return en_broken_again(inputs);
    }
  );
export { broken_again as 'broken.again' };
