/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Projects_NotionInputs */

const en_projects_notion = /** @type {(inputs: Projects_NotionInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Connected to Notion: ${i?.title}`);
};

const de_projects_notion = /** @type {(inputs: Projects_NotionInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Verbunden mit Notion: ${i?.title}`);
};

/**
 * | output |
 * | --- |
 * | "Connected to Notion: {title}" |
 *
 * @param {Projects_NotionInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const projects_notion =
  /** @type {((inputs: Projects_NotionInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Projects_NotionInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_projects_notion(inputs);
      return en_projects_notion(inputs);
    }
  );
export { projects_notion as 'projects.notion' };
