/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_DrawingInputs */

const en_home_drawing = /** @type {(inputs: Home_DrawingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Drawing: hills like waves, a tree, and a squirrel with a nut under a low sun`
  );
};

const de_home_drawing = /** @type {(inputs: Home_DrawingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Zeichnung: Hügel wie Wellen, ein Baum und ein Eichhörnchen mit einer Nuss unter einer tiefen Sonne`
  );
};

/**
 * | output |
 * | --- |
 * | "Drawing: hills like waves, a tree, and a squirrel with a nut under a low sun" |
 *
 * @param {Home_DrawingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_drawing =
  /** @type {((inputs?: Home_DrawingInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_DrawingInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_drawing(inputs);
      return en_home_drawing(inputs);
    }
  );
export { home_drawing as 'home.drawing' };
