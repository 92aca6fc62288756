/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_ResourcesInputs */

const en_footer_resources = /** @type {(inputs: Footer_ResourcesInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Resources`);
};

const de_footer_resources = /** @type {(inputs: Footer_ResourcesInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Material`);
};

/**
 * | output |
 * | --- |
 * | "Resources" |
 *
 * @param {Footer_ResourcesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const footer_resources =
  /** @type {((inputs?: Footer_ResourcesInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_ResourcesInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_footer_resources(inputs);
      return en_footer_resources(inputs);
    }
  );
export { footer_resources as 'footer.resources' };
