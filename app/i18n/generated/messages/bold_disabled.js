/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bold_DisabledInputs */

const en_bold_disabled = /** @type {(inputs: Bold_DisabledInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Text enhancement disabled`);
};

const de_bold_disabled = /** @type {(inputs: Bold_DisabledInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Texthervorhebung ausgeschaltet`);
};

/**
 * | output |
 * | --- |
 * | "Text enhancement disabled" |
 *
 * @param {Bold_DisabledInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bold_disabled =
  /** @type {((inputs?: Bold_DisabledInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bold_DisabledInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bold_disabled(inputs);
      return en_bold_disabled(inputs);
    }
  );
export { bold_disabled as 'bold.disabled' };
