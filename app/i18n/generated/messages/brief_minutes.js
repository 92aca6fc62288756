/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Brief_MinutesInputs */

const en_brief_minutes = /** @type {(inputs: Brief_MinutesInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Reading time: about ${i?.minutes} min`);
};

const de_brief_minutes = /** @type {(inputs: Brief_MinutesInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Lesezeit: etwa ${i?.minutes} Min.`);
};

/**
 * | output |
 * | --- |
 * | "Reading time: about {minutes} min" |
 *
 * @param {Brief_MinutesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const brief_minutes =
  /** @type {((inputs: Brief_MinutesInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Brief_MinutesInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_brief_minutes(inputs);
      return en_brief_minutes(inputs);
    }
  );
export { brief_minutes as 'brief.minutes' };
