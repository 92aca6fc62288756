/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_LeadInputs */

const en_home_lead = /** @type {(inputs: Home_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Experiences, resources with sources and community projects for autistic people, people with ADHD and other neurodivergent people, and for their parents and teachers.`
  );
};

const de_home_lead = /** @type {(inputs: Home_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Erfahrungen, Material mit Quellen und gemeinsame Projekte für autistische Menschen, Menschen mit ADHS und andere neurodivergente Menschen, für ihre Eltern und für Lehrkräfte.`
  );
};

/**
 * | output |
 * | --- |
 * | "Experiences, resources with sources and community projects for autistic people, people with ADHD and other neurodivergent people, and for their parents and t..." |
 *
 * @param {Home_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_lead =
  /** @type {((inputs?: Home_LeadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_LeadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_lead(inputs);
      return en_home_lead(inputs);
    }
  );
export { home_lead as 'home.lead' };
