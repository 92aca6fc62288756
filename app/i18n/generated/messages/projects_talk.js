/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_TalkInputs */

const en_projects_talk = /** @type {(inputs: Projects_TalkInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Talk about it`);
};

const de_projects_talk = /** @type {(inputs: Projects_TalkInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Darüber sprechen`);
};

/**
 * | output |
 * | --- |
 * | "Talk about it" |
 *
 * @param {Projects_TalkInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_talk =
  /** @type {((inputs?: Projects_TalkInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_TalkInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_talk(inputs);
      return en_projects_talk(inputs);
    }
  );
export { projects_talk as 'projects.talk' };
