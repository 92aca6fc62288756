/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tools_TellInputs */

const en_tools_tell = /** @type {(inputs: Tools_TellInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Tell me when it opens`);
};

const de_tools_tell = /** @type {(inputs: Tools_TellInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Sag mir, wenn es losgeht`);
};

/**
 * | output |
 * | --- |
 * | "Tell me when it opens" |
 *
 * @param {Tools_TellInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tools_tell =
  /** @type {((inputs?: Tools_TellInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tools_TellInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tools_tell(inputs);
      return en_tools_tell(inputs);
    }
  );
export { tools_tell as 'tools.tell' };
