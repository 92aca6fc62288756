/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Draft_OtherInputs */

const en_draft_other = /** @type {(inputs: Draft_OtherInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`You have an unsent message.`);
};

const de_draft_other = /** @type {(inputs: Draft_OtherInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Du hast eine ungesendete Nachricht.`);
};

/**
 * | output |
 * | --- |
 * | "You have an unsent message." |
 *
 * @param {Draft_OtherInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const draft_other =
  /** @type {((inputs?: Draft_OtherInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Draft_OtherInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_draft_other(inputs);
      return en_draft_other(inputs);
    }
  );
export { draft_other as 'draft.other' };
