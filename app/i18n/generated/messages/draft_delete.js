/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Draft_DeleteInputs */

const en_draft_delete = /** @type {(inputs: Draft_DeleteInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Delete my draft`);
};

const de_draft_delete = /** @type {(inputs: Draft_DeleteInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Meinen Entwurf löschen`);
};

/**
 * | output |
 * | --- |
 * | "Delete my draft" |
 *
 * @param {Draft_DeleteInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const draft_delete =
  /** @type {((inputs?: Draft_DeleteInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Draft_DeleteInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_draft_delete(inputs);
      return en_draft_delete(inputs);
    }
  );
export { draft_delete as 'draft.delete' };
