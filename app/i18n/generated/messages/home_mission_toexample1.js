/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Mission_Toexample1Inputs */

const en_home_mission_toexample1 = /** @type {(inputs: Home_Mission_Toexample1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`“Donate” leads to our example page, which doesn’t charge anything.`);
};

const de_home_mission_toexample1 = /** @type {(inputs: Home_Mission_Toexample1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`„Spenden“ führt zu unserer Beispielseite, die nichts abbucht.`);
};

/**
 * | output |
 * | --- |
 * | "“Donate” leads to our example page, which doesn’t charge anything." |
 *
 * @param {Home_Mission_Toexample1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_mission_toexample1 =
  /** @type {((inputs?: Home_Mission_Toexample1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Mission_Toexample1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_mission_toexample1(inputs);
      return en_home_mission_toexample1(inputs);
    }
  );
export { home_mission_toexample1 as 'home.mission.toExample' };
