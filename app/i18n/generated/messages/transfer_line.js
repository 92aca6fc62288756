/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Transfer_LineInputs */

const en_transfer_line = /** @type {(inputs: Transfer_LineInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `You transfer ${i?.amount} euro yourself, at your bank. The button only tells our team.`
  );
};

const de_transfer_line = /** @type {(inputs: Transfer_LineInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Du überweist ${i?.amount} Euro selbst, bei deiner Bank. Der Knopf sagt es nur unserem Team.`
  );
};

/**
 * | output |
 * | --- |
 * | "You transfer {amount} euro yourself, at your bank. The button only tells our team." |
 *
 * @param {Transfer_LineInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const transfer_line =
  /** @type {((inputs: Transfer_LineInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Transfer_LineInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_transfer_line(inputs);
      return en_transfer_line(inputs);
    }
  );
export { transfer_line as 'transfer.line' };
