/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ label: NonNullable<unknown> }} Appearance_CopiedInputs */

const en_appearance_copied = /** @type {(inputs: Appearance_CopiedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.label} hex code copied to clipboard!`);
};

const de_appearance_copied = /** @type {(inputs: Appearance_CopiedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.label}: Hex-Code in die Zwischenablage kopiert!`);
};

/**
 * | output |
 * | --- |
 * | "{label} hex code copied to clipboard!" |
 *
 * @param {Appearance_CopiedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const appearance_copied =
  /** @type {((inputs: Appearance_CopiedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Appearance_CopiedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_appearance_copied(inputs);
      return en_appearance_copied(inputs);
    }
  );
export { appearance_copied as 'appearance.copied' };
