/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Tools_Tellmessage1Inputs */

const en_tools_tellmessage1 = /** @type {(inputs: Tools_Tellmessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hello, please tell me when “${i?.name}” opens.`);
};

const de_tools_tellmessage1 = /** @type {(inputs: Tools_Tellmessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hallo, bitte sagt mir Bescheid, wenn „${i?.name}“ losgeht.`);
};

/**
 * | output |
 * | --- |
 * | "Hello, please tell me when “{name}” opens." |
 *
 * @param {Tools_Tellmessage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tools_tellmessage1 =
  /** @type {((inputs: Tools_Tellmessage1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tools_Tellmessage1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tools_tellmessage1(inputs);
      return en_tools_tellmessage1(inputs);
    }
  );
export { tools_tellmessage1 as 'tools.tellMessage' };
