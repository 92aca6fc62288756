/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ page: NonNullable<unknown> }} Resources_OpenInputs */

const en_resources_open = /** @type {(inputs: Resources_OpenInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Open: ${i?.page}`);
};

const de_resources_open = /** @type {(inputs: Resources_OpenInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Öffnen: ${i?.page}`);
};

/**
 * | output |
 * | --- |
 * | "Open: {page}" |
 *
 * @param {Resources_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resources_open =
  /** @type {((inputs: Resources_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resources_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resources_open(inputs);
      return en_resources_open(inputs);
    }
  );
export { resources_open as 'resources.open' };
