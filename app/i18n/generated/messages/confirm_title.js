/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_TitleInputs */

const en_confirm_title = /** @type {(inputs: Confirm_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Confirm`);
};

const de_confirm_title = /** @type {(inputs: Confirm_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Bestätigen`);
};

/**
 * | output |
 * | --- |
 * | "Confirm" |
 *
 * @param {Confirm_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const confirm_title =
  /** @type {((inputs?: Confirm_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_confirm_title(inputs);
      return en_confirm_title(inputs);
    }
  );
export { confirm_title as 'confirm.title' };
