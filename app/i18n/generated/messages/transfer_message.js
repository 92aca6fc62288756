/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, reference: NonNullable<unknown> }} Transfer_MessageInputs */

const en_transfer_message = /** @type {(inputs: Transfer_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `I will transfer ${i?.amount} euro.
Reference of the transfer: “${i?.reference}”, and after it the number of this message.`
  );
};

const de_transfer_message = /** @type {(inputs: Transfer_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Ich werde ${i?.amount} Euro überweisen.
Verwendungszweck: „${i?.reference}“, und dahinter die Nummer dieser Nachricht.`
  );
};

/**
 * | output |
 * | --- |
 * | "I will transfer {amount} euro. Reference of the transfer: “{reference}”, and after it the number of this message." |
 *
 * @param {Transfer_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const transfer_message =
  /** @type {((inputs: Transfer_MessageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Transfer_MessageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_transfer_message(inputs);
      return en_transfer_message(inputs);
    }
  );
export { transfer_message as 'transfer.message' };
