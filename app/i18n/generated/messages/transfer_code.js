/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ holder: NonNullable<unknown>, iban: NonNullable<unknown>, reference: NonNullable<unknown>, amount: NonNullable<unknown> }} Transfer_CodeInputs */

const en_transfer_code = /** @type {(inputs: Transfer_CodeInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `QR code with the details of the transfer. Account holder: ${i?.holder}. IBAN: ${i?.iban}. Reference: ${i?.reference}. ${i?.amount}`
  );
};

const de_transfer_code = /** @type {(inputs: Transfer_CodeInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `QR-Code mit den Angaben der Überweisung. Kontoinhaber: ${i?.holder}. IBAN: ${i?.iban}. Verwendungszweck: ${i?.reference}. ${i?.amount}`
  );
};

/**
 * | output |
 * | --- |
 * | "QR code with the details of the transfer. Account holder: {holder}. IBAN: {iban}. Reference: {reference}. {amount}" |
 *
 * @param {Transfer_CodeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const transfer_code =
  /** @type {((inputs: Transfer_CodeInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Transfer_CodeInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_transfer_code(inputs);
      return en_transfer_code(inputs);
    }
  );
export { transfer_code as 'transfer.code' };
