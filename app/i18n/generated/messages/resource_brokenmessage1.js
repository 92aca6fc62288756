/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, link: NonNullable<unknown> }} Resource_Brokenmessage1Inputs */

const en_resource_brokenmessage1 = /** @type {(inputs: Resource_Brokenmessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`The link to “${i?.name}” is broken or wrong: ${i?.link}`);
};

const de_resource_brokenmessage1 = /** @type {(inputs: Resource_Brokenmessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Der Link zu „${i?.name}“ ist kaputt oder falsch: ${i?.link}`);
};

/**
 * | output |
 * | --- |
 * | "The link to “{name}” is broken or wrong: {link}" |
 *
 * @param {Resource_Brokenmessage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_brokenmessage1 =
  /** @type {((inputs: Resource_Brokenmessage1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_Brokenmessage1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_brokenmessage1(inputs);
      return en_resource_brokenmessage1(inputs);
    }
  );
export { resource_brokenmessage1 as 'resource.brokenMessage' };
