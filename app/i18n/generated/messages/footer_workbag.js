/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_WorkbagInputs */

const en_footer_workbag = /** @type {(inputs: Footer_WorkbagInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Workbag`);
};

const de_footer_workbag = /** @type {(inputs: Footer_WorkbagInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Arbeitstasche`);
};

/**
 * | output |
 * | --- |
 * | "Workbag" |
 *
 * @param {Footer_WorkbagInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const footer_workbag =
  /** @type {((inputs?: Footer_WorkbagInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_WorkbagInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_footer_workbag(inputs);
      return en_footer_workbag(inputs);
    }
  );
export { footer_workbag as 'footer.workbag' };
