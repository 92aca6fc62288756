/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ begin: NonNullable<unknown>, excerpt: NonNullable<unknown> }} Tools_MessageInputs */

const en_tools_message = /** @type {(inputs: Tools_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.begin} Your description begins with “${i?.excerpt}”`);
};

const de_tools_message = /** @type {(inputs: Tools_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.begin} Eure Beschreibung beginnt mit „${i?.excerpt}“`);
};

/**
 * | output |
 * | --- |
 * | "{begin} Your description begins with “{excerpt}”" |
 *
 * @param {Tools_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tools_message =
  /** @type {((inputs: Tools_MessageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tools_MessageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tools_message(inputs);
      return en_tools_message(inputs);
    }
  );
export { tools_message as 'tools.message' };
