/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Resource_Brokenof1Inputs */

const en_resource_brokenof1 = /** @type {(inputs: Resource_Brokenof1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`This link is broken or wrong: ${i?.name}`);
};

const de_resource_brokenof1 = /** @type {(inputs: Resource_Brokenof1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Dieser Link ist kaputt oder falsch: ${i?.name}`);
};

/**
 * | output |
 * | --- |
 * | "This link is broken or wrong: {name}" |
 *
 * @param {Resource_Brokenof1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_brokenof1 =
  /** @type {((inputs: Resource_Brokenof1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_Brokenof1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_brokenof1(inputs);
      return en_resource_brokenof1(inputs);
    }
  );
export { resource_brokenof1 as 'resource.brokenOf' };
