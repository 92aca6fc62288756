/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Draft_DeletedInputs */

const en_draft_deleted = /** @type {(inputs: Draft_DeletedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Your draft is deleted.`);
};

const de_draft_deleted = /** @type {(inputs: Draft_DeletedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Dein Entwurf ist gelöscht.`);
};

/**
 * | output |
 * | --- |
 * | "Your draft is deleted." |
 *
 * @param {Draft_DeletedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const draft_deleted =
  /** @type {((inputs?: Draft_DeletedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Draft_DeletedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_draft_deleted(inputs);
      return en_draft_deleted(inputs);
    }
  );
export { draft_deleted as 'draft.deleted' };
