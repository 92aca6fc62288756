/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ query: NonNullable<unknown> }} Search_MessageInputs */

const en_search_message = /** @type {(inputs: Search_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`I looked for “${i?.query}” on your site and found nothing.`);
};

const de_search_message = /** @type {(inputs: Search_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Ich habe auf eurer Seite „${i?.query}“ gesucht und nichts gefunden.`);
};

/**
 * | output |
 * | --- |
 * | "I looked for “{query}” on your site and found nothing." |
 *
 * @param {Search_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_message =
  /** @type {((inputs: Search_MessageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_MessageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_message(inputs);
      return en_search_message(inputs);
    }
  );
export { search_message as 'search.message' };
