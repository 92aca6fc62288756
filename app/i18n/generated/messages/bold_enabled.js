/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bold_EnabledInputs */

const en_bold_enabled = /** @type {(inputs: Bold_EnabledInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Text enhancement enabled`);
};

const de_bold_enabled = /** @type {(inputs: Bold_EnabledInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Texthervorhebung eingeschaltet`);
};

/**
 * | output |
 * | --- |
 * | "Text enhancement enabled" |
 *
 * @param {Bold_EnabledInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bold_enabled =
  /** @type {((inputs?: Bold_EnabledInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bold_EnabledInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bold_enabled(inputs);
      return en_bold_enabled(inputs);
    }
  );
export { bold_enabled as 'bold.enabled' };
