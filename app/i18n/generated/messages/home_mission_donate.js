/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Mission_DonateInputs */

const en_home_mission_donate = /** @type {(inputs: Home_Mission_DonateInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Donate`);
};

const de_home_mission_donate = /** @type {(inputs: Home_Mission_DonateInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Spenden`);
};

/**
 * | output |
 * | --- |
 * | "Donate" |
 *
 * @param {Home_Mission_DonateInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_mission_donate =
  /** @type {((inputs?: Home_Mission_DonateInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Mission_DonateInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_mission_donate(inputs);
      return en_home_mission_donate(inputs);
    }
  );
export { home_mission_donate as 'home.mission.donate' };
