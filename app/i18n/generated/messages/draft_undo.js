/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Draft_UndoInputs */

const en_draft_undo = /** @type {(inputs: Draft_UndoInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Undo`);
};

const de_draft_undo = /** @type {(inputs: Draft_UndoInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Rückgängig machen`);
};

/**
 * | output |
 * | --- |
 * | "Undo" |
 *
 * @param {Draft_UndoInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const draft_undo =
  /** @type {((inputs?: Draft_UndoInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Draft_UndoInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_draft_undo(inputs);
      return en_draft_undo(inputs);
    }
  );
export { draft_undo as 'draft.undo' };
