/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Next_TitleInputs */

const en_next_title = /** @type {(inputs: Next_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Your next step`);
};

const de_next_title = /** @type {(inputs: Next_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Dein nächster Schritt`);
};

/**
 * | output |
 * | --- |
 * | "Your next step" |
 *
 * @param {Next_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const next_title =
  /** @type {((inputs?: Next_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Next_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_next_title(inputs);
      return en_next_title(inputs);
    }
  );
export { next_title as 'next.title' };
