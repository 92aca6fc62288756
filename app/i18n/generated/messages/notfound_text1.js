/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notfound_Text1Inputs */

const en_notfound_text1 = /** @type {(inputs: Notfound_Text1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `There’s no page at this address. Perhaps it was moved, or there’s a typo in the address.`
  );
};

const de_notfound_text1 = /** @type {(inputs: Notfound_Text1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.`
  );
};

/**
 * | output |
 * | --- |
 * | "There’s no page at this address. Perhaps it was moved, or there’s a typo in the address." |
 *
 * @param {Notfound_Text1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const notfound_text1 =
  /** @type {((inputs?: Notfound_Text1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notfound_Text1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_notfound_text1(inputs);
      return en_notfound_text1(inputs);
    }
  );
export { notfound_text1 as 'notFound.text' };
