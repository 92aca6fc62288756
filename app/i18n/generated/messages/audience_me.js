/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audience_MeInputs */

const en_audience_me = /** @type {(inputs: Audience_MeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`you`);
};

const de_audience_me = /** @type {(inputs: Audience_MeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`dich`);
};

/**
 * | output |
 * | --- |
 * | "you" |
 *
 * @param {Audience_MeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const audience_me =
  /** @type {((inputs?: Audience_MeInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audience_MeInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_audience_me(inputs);
      return en_audience_me(inputs);
    }
  );
export { audience_me as 'audience.me' };
