/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notfound_Title1Inputs */

const en_notfound_title1 = /** @type {(inputs: Notfound_Title1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Oops! Page not found`);
};

const de_notfound_title1 = /** @type {(inputs: Notfound_Title1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Hoppla! Seite nicht gefunden`);
};

/**
 * | output |
 * | --- |
 * | "Oops! Page not found" |
 *
 * @param {Notfound_Title1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const notfound_title1 =
  /** @type {((inputs?: Notfound_Title1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notfound_Title1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_notfound_title1(inputs);
      return en_notfound_title1(inputs);
    }
  );
export { notfound_title1 as 'notFound.title' };
