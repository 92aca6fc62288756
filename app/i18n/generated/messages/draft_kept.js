/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Draft_KeptInputs */

const en_draft_kept = /** @type {(inputs: Draft_KeptInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Your text is kept in this tab until it is sent.`);
};

const de_draft_kept = /** @type {(inputs: Draft_KeptInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Dein Text bleibt in diesem Tab, bis er gesendet ist.`);
};

/**
 * | output |
 * | --- |
 * | "Your text is kept in this tab until it is sent." |
 *
 * @param {Draft_KeptInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const draft_kept =
  /** @type {((inputs?: Draft_KeptInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Draft_KeptInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_draft_kept(inputs);
      return en_draft_kept(inputs);
    }
  );
export { draft_kept as 'draft.kept' };
