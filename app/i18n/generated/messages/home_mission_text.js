/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Mission_TextInputs */

const en_home_mission_text = /** @type {(inputs: Home_Mission_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`First phase: 1,500 euro.`);
};

const de_home_mission_text = /** @type {(inputs: Home_Mission_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Erste Phase: 1.500 Euro.`);
};

/**
 * | output |
 * | --- |
 * | "First phase: 1,500 euro." |
 *
 * @param {Home_Mission_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_mission_text =
  /** @type {((inputs?: Home_Mission_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Mission_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_mission_text(inputs);
      return en_home_mission_text(inputs);
    }
  );
export { home_mission_text as 'home.mission.text' };
