/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_AboutInputs */

const en_footer_about = /** @type {(inputs: Footer_AboutInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`A grassroots group, becoming a registered association in Germany.`);
};

const de_footer_about = /** @type {(inputs: Footer_AboutInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Eine Gruppe von Freiwilligen auf dem Weg zum eingetragenen Verein.`);
};

/**
 * | output |
 * | --- |
 * | "A grassroots group, becoming a registered association in Germany." |
 *
 * @param {Footer_AboutInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const footer_about =
  /** @type {((inputs?: Footer_AboutInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_AboutInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_footer_about(inputs);
      return en_footer_about(inputs);
    }
  );
export { footer_about as 'footer.about' };
