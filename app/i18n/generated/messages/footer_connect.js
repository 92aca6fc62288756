/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_ConnectInputs */

const en_footer_connect = /** @type {(inputs: Footer_ConnectInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Connect`);
};

const de_footer_connect = /** @type {(inputs: Footer_ConnectInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Kontakt`);
};

/**
 * | output |
 * | --- |
 * | "Connect" |
 *
 * @param {Footer_ConnectInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const footer_connect =
  /** @type {((inputs?: Footer_ConnectInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_ConnectInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_footer_connect(inputs);
      return en_footer_connect(inputs);
    }
  );
export { footer_connect as 'footer.connect' };
