/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_LoadingInputs */

const en_projects_loading = /** @type {(inputs: Projects_LoadingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Looking for the project…`);
};

const de_projects_loading = /** @type {(inputs: Projects_LoadingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Das Projekt wird gesucht…`);
};

/**
 * | output |
 * | --- |
 * | "Looking for the project…" |
 *
 * @param {Projects_LoadingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_loading =
  /** @type {((inputs?: Projects_LoadingInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_LoadingInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_loading(inputs);
      return en_projects_loading(inputs);
    }
  );
export { projects_loading as 'projects.loading' };
