/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Projects_Readmore1Inputs */

const en_projects_readmore1 = /** @type {(inputs: Projects_Readmore1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Read more`);
};

const de_projects_readmore1 = /** @type {(inputs: Projects_Readmore1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Mehr lesen`);
};

/**
 * | output |
 * | --- |
 * | "Read more" |
 *
 * @param {Projects_Readmore1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_readmore1 =
  /** @type {((inputs?: Projects_Readmore1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_Readmore1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_readmore1(inputs);
      return en_projects_readmore1(inputs);
    }
  );
export { projects_readmore1 as 'projects.readMore' };
