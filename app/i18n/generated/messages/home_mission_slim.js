/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Mission_SlimInputs */

const en_home_mission_slim = /** @type {(inputs: Home_Mission_SlimInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`5,000 euro for quiet vending machines`);
};

const de_home_mission_slim = /** @type {(inputs: Home_Mission_SlimInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`5.000 Euro für ruhige Automaten`);
};

/**
 * | output |
 * | --- |
 * | "5,000 euro for quiet vending machines" |
 *
 * @param {Home_Mission_SlimInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_mission_slim =
  /** @type {((inputs?: Home_Mission_SlimInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Mission_SlimInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_mission_slim(inputs);
      return en_home_mission_slim(inputs);
    }
  );
export { home_mission_slim as 'home.mission.slim' };
