/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sources_TitleInputs */

const en_sources_title = /** @type {(inputs: Sources_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Sources`);
};

const de_sources_title = /** @type {(inputs: Sources_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Quellen`);
};

/**
 * | output |
 * | --- |
 * | "Sources" |
 *
 * @param {Sources_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const sources_title =
  /** @type {((inputs?: Sources_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sources_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_sources_title(inputs);
      return en_sources_title(inputs);
    }
  );
export { sources_title as 'sources.title' };
