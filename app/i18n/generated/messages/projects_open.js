/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ project: NonNullable<unknown> }} Projects_OpenInputs */

const en_projects_open = /** @type {(inputs: Projects_OpenInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Read about ${i?.project}`);
};

const de_projects_open = /** @type {(inputs: Projects_OpenInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Mehr über ${i?.project}`);
};

/**
 * | output |
 * | --- |
 * | "Read about {project}" |
 *
 * @param {Projects_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_open =
  /** @type {((inputs: Projects_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_open(inputs);
      return en_projects_open(inputs);
    }
  );
export { projects_open as 'projects.open' };
