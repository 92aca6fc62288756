/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_CheckedInputs */

const en_resource_checked = /** @type {(inputs: Resource_CheckedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Last checked`);
};

const de_resource_checked = /** @type {(inputs: Resource_CheckedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zuletzt geprüft`);
};

/**
 * | output |
 * | --- |
 * | "Last checked" |
 *
 * @param {Resource_CheckedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_checked =
  /** @type {((inputs?: Resource_CheckedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_CheckedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_checked(inputs);
      return en_resource_checked(inputs);
    }
  );
export { resource_checked as 'resource.checked' };
