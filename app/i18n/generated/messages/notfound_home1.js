/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notfound_Home1Inputs */

const en_notfound_home1 = /** @type {(inputs: Notfound_Home1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Return to Home`);
};

const de_notfound_home1 = /** @type {(inputs: Notfound_Home1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zurück zur Startseite`);
};

/**
 * | output |
 * | --- |
 * | "Return to Home" |
 *
 * @param {Notfound_Home1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const notfound_home1 =
  /** @type {((inputs?: Notfound_Home1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notfound_Home1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_notfound_home1(inputs);
      return en_notfound_home1(inputs);
    }
  );
export { notfound_home1 as 'notFound.home' };
