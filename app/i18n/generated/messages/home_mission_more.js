/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Mission_MoreInputs */

const en_home_mission_more = /** @type {(inputs: Home_Mission_MoreInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Learn more`);
};

const de_home_mission_more = /** @type {(inputs: Home_Mission_MoreInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Mehr erfahren`);
};

/**
 * | output |
 * | --- |
 * | "Learn more" |
 *
 * @param {Home_Mission_MoreInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_mission_more =
  /** @type {((inputs?: Home_Mission_MoreInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Mission_MoreInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_mission_more(inputs);
      return en_home_mission_more(inputs);
    }
  );
export { home_mission_more as 'home.mission.more' };
