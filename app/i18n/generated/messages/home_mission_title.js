/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Mission_TitleInputs */

const en_home_mission_title = /** @type {(inputs: Home_Mission_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Our mission: 5,000 euro for neurodiversity-friendly vending machines in town`
  );
};

const de_home_mission_title = /** @type {(inputs: Home_Mission_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Unsere Mission: 5.000 Euro für neurodiversitäts-freundliche Verkaufsautomaten in der Stadt`
  );
};

/**
 * | output |
 * | --- |
 * | "Our mission: 5,000 euro for neurodiversity-friendly vending machines in town" |
 *
 * @param {Home_Mission_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_mission_title =
  /** @type {((inputs?: Home_Mission_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Mission_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_mission_title(inputs);
      return en_home_mission_title(inputs);
    }
  );
export { home_mission_title as 'home.mission.title' };
