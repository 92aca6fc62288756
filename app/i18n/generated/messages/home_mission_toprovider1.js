/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ provider: NonNullable<unknown> }} Home_Mission_Toprovider1Inputs */

const en_home_mission_toprovider1 = /** @type {(inputs: Home_Mission_Toprovider1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`“Donate” leads to card payment at ${i?.provider}, a different website.`);
};

const de_home_mission_toprovider1 = /** @type {(inputs: Home_Mission_Toprovider1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `„Spenden“ führt zur Kartenzahlung bei ${i?.provider}, einer anderen Website.`
  );
};

/**
 * | output |
 * | --- |
 * | "“Donate” leads to card payment at {provider}, a different website." |
 *
 * @param {Home_Mission_Toprovider1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_mission_toprovider1 =
  /** @type {((inputs: Home_Mission_Toprovider1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Mission_Toprovider1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_mission_toprovider1(inputs);
      return en_home_mission_toprovider1(inputs);
    }
  );
export { home_mission_toprovider1 as 'home.mission.toProvider' };
