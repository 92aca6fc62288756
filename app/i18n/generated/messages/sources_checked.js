/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Sources_CheckedInputs */

const en_sources_checked = /** @type {(inputs: Sources_CheckedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Last checked: ${i?.date}`);
};

const de_sources_checked = /** @type {(inputs: Sources_CheckedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Zuletzt geprüft: ${i?.date}`);
};

/**
 * | output |
 * | --- |
 * | "Last checked: {date}" |
 *
 * @param {Sources_CheckedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const sources_checked =
  /** @type {((inputs: Sources_CheckedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sources_CheckedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_sources_checked(inputs);
      return en_sources_checked(inputs);
    }
  );
export { sources_checked as 'sources.checked' };
