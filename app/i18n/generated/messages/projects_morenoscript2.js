/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Morenoscript2Inputs */

const en_projects_morenoscript2 = /** @type {(inputs: Projects_Morenoscript2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `There may be more projects. Showing them needs JavaScript, which isn’t running in your browser.`
  );
};

const de_projects_morenoscript2 = /** @type {(inputs: Projects_Morenoscript2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Vielleicht gibt es weitere Projekte. Um sie zu zeigen, braucht diese Seite JavaScript, und das läuft in deinem Browser nicht.`
  );
};

/**
 * | output |
 * | --- |
 * | "There may be more projects. Showing them needs JavaScript, which isn’t running in your browser." |
 *
 * @param {Projects_Morenoscript2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_morenoscript2 =
  /** @type {((inputs?: Projects_Morenoscript2Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Morenoscript2Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_morenoscript2(inputs);
      return en_projects_morenoscript2(inputs);
    }
  );
export { projects_morenoscript2 as 'projects.moreNoScript' };
