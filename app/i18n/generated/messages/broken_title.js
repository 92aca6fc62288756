/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Broken_TitleInputs */

const en_broken_title = /** @type {(inputs: Broken_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`This page has stopped working`);
};

const de_broken_title = /** @type {(inputs: Broken_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Diese Seite funktioniert gerade nicht mehr`);
};

/**
 * | output |
 * | --- |
 * | "This page has stopped working" |
 *
 * @param {Broken_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const broken_title =
  /** @type {((inputs?: Broken_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Broken_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_broken_title(inputs);
      return en_broken_title(inputs);
    }
  );
export { broken_title as 'broken.title' };
