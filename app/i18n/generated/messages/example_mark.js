/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Example_MarkInputs */

const en_example_mark = /** @type {(inputs: Example_MarkInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`(example, not a real value yet)`);
};

const de_example_mark = /** @type {(inputs: Example_MarkInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`(Beispiel, noch kein echter Wert)`);
};

/**
 * | output |
 * | --- |
 * | "(example, not a real value yet)" |
 *
 * @param {Example_MarkInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const example_mark =
  /** @type {((inputs?: Example_MarkInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Example_MarkInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_example_mark(inputs);
      return en_example_mark(inputs);
    }
  );
export { example_mark as 'example.mark' };
