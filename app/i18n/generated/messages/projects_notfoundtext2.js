/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Notfoundtext2Inputs */

const en_projects_notfoundtext2 = /** @type {(inputs: Projects_Notfoundtext2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `There’s no project at this address. Perhaps it has a new name, or there’s a typo in the address.`
  );
};

const de_projects_notfoundtext2 = /** @type {(inputs: Projects_Notfoundtext2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `An dieser Adresse gibt es kein Projekt. Vielleicht heißt es jetzt anders, oder in der Adresse ist ein Tippfehler.`
  );
};

/**
 * | output |
 * | --- |
 * | "There’s no project at this address. Perhaps it has a new name, or there’s a typo in the address." |
 *
 * @param {Projects_Notfoundtext2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_notfoundtext2 =
  /** @type {((inputs?: Projects_Notfoundtext2Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Notfoundtext2Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_notfoundtext2(inputs);
      return en_projects_notfoundtext2(inputs);
    }
  );
export { projects_notfoundtext2 as 'projects.notFoundText' };
