/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ shown: NonNullable<unknown>, all: NonNullable<unknown> }} Filter_ShownInputs */

const en_filter_shown = /** @type {(inputs: Filter_ShownInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.shown} of ${i?.all} pages are shown.`);
};

const de_filter_shown = /** @type {(inputs: Filter_ShownInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.shown} von ${i?.all} Seiten werden gezeigt.`);
};

/**
 * | output |
 * | --- |
 * | "{shown} of {all} pages are shown." |
 *
 * @param {Filter_ShownInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const filter_shown =
  /** @type {((inputs: Filter_ShownInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_ShownInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_filter_shown(inputs);
      return en_filter_shown(inputs);
    }
  );
export { filter_shown as 'filter.shown' };
