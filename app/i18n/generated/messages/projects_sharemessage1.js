/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ project: NonNullable<unknown> }} Projects_Sharemessage1Inputs */

const en_projects_sharemessage1 = /** @type {(inputs: Projects_Sharemessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`My experience with “${i?.project}”: `);
};

const de_projects_sharemessage1 = /** @type {(inputs: Projects_Sharemessage1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Meine Erfahrung mit „${i?.project}“: `);
};

/**
 * | output |
 * | --- |
 * | "My experience with “{project}”:" |
 *
 * @param {Projects_Sharemessage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_sharemessage1 =
  /** @type {((inputs: Projects_Sharemessage1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Sharemessage1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_sharemessage1(inputs);
      return en_projects_sharemessage1(inputs);
    }
  );
export { projects_sharemessage1 as 'projects.shareMessage' };
