/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Broken_TextInputs */

const en_broken_text = /** @type {(inputs: Broken_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`What you typed in a form is kept in this tab. Load the page again to go on.`);
};

const de_broken_text = /** @type {(inputs: Broken_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Was du in ein Formular getippt hast, bleibt in diesem Tab erhalten. Lade die Seite neu, um weiterzumachen.`
  );
};

/**
 * | output |
 * | --- |
 * | "What you typed in a form is kept in this tab. Load the page again to go on." |
 *
 * @param {Broken_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const broken_text =
  /** @type {((inputs?: Broken_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Broken_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_broken_text(inputs);
      return en_broken_text(inputs);
    }
  );
export { broken_text as 'broken.text' };
