/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Transfer_Messageexample1Inputs */

const en_transfer_messageexample1 = /** @type {(inputs: Transfer_Messageexample1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`The account that the page showed was an example.`);
};

const de_transfer_messageexample1 = /** @type {(inputs: Transfer_Messageexample1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Das Konto, das die Seite zeigte, war ein Beispiel.`);
};

/**
 * | output |
 * | --- |
 * | "The account that the page showed was an example." |
 *
 * @param {Transfer_Messageexample1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const transfer_messageexample1 =
  /** @type {((inputs?: Transfer_Messageexample1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Transfer_Messageexample1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_transfer_messageexample1(inputs);
      return en_transfer_messageexample1(inputs);
    }
  );
export { transfer_messageexample1 as 'transfer.messageExample' };
