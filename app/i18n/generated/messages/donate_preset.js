/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Donate_PresetInputs */

const en_donate_preset = /** @type {(inputs: Donate_PresetInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.amount} euro`);
};

const de_donate_preset = /** @type {(inputs: Donate_PresetInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.amount} Euro`);
};

/**
 * | output |
 * | --- |
 * | "{amount} euro" |
 *
 * @param {Donate_PresetInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const donate_preset =
  /** @type {((inputs: Donate_PresetInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_PresetInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_donate_preset(inputs);
      return en_donate_preset(inputs);
    }
  );
export { donate_preset as 'donate.preset' };
