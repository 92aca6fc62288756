/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Brief_TitleInputs */

const en_brief_title = /** @type {(inputs: Brief_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`In brief`);
};

const de_brief_title = /** @type {(inputs: Brief_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Kurz gesagt`);
};

/**
 * | output |
 * | --- |
 * | "In brief" |
 *
 * @param {Brief_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const brief_title =
  /** @type {((inputs?: Brief_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Brief_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_brief_title(inputs);
      return en_brief_title(inputs);
    }
  );
export { brief_title as 'brief.title' };
