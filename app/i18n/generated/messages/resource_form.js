/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_FormInputs */

const en_resource_form = /** @type {(inputs: Resource_FormInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Form`);
};

const de_resource_form = /** @type {(inputs: Resource_FormInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Form`);
};

/**
 * | output |
 * | --- |
 * | "Form" |
 *
 * @param {Resource_FormInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_form =
  /** @type {((inputs?: Resource_FormInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_FormInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_form(inputs);
      return en_resource_form(inputs);
    }
  );
export { resource_form as 'resource.form' };
