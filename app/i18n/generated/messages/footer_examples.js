/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_ExamplesInputs */

const en_footer_examples = /** @type {(inputs: Footer_ExamplesInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Example data: not ready to go live`);
};

const de_footer_examples = /** @type {(inputs: Footer_ExamplesInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Beispieldaten: noch nicht bereit für die Öffentlichkeit`);
};

/**
 * | output |
 * | --- |
 * | "Example data: not ready to go live" |
 *
 * @param {Footer_ExamplesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const footer_examples =
  /** @type {((inputs?: Footer_ExamplesInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_ExamplesInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_footer_examples(inputs);
      return en_footer_examples(inputs);
    }
  );
export { footer_examples as 'footer.examples' };
