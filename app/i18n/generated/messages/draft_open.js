/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Draft_OpenInputs */

const en_draft_open = /** @type {(inputs: Draft_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Open it`);
};

const de_draft_open = /** @type {(inputs: Draft_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Öffnen`);
};

/**
 * | output |
 * | --- |
 * | "Open it" |
 *
 * @param {Draft_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const draft_open =
  /** @type {((inputs?: Draft_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Draft_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_draft_open(inputs);
      return en_draft_open(inputs);
    }
  );
export { draft_open as 'draft.open' };
