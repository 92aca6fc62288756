export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tools_VisitInputs = {};
/**
 * | output |
 * | --- |
 * | "Visit Resource" |
 *
 * @param {Tools_VisitInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tools_visit: ((
  inputs?: Tools_VisitInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tools_VisitInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tools_visit as 'tools.visit' };
