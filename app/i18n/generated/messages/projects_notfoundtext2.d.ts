export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Notfoundtext2Inputs = {};
/**
 * | output |
 * | --- |
 * | "There’s no project at this address. Perhaps it has a new name, or there’s a typo in the address." |
 *
 * @param {Projects_Notfoundtext2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_notfoundtext2: ((
  inputs?: Projects_Notfoundtext2Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Notfoundtext2Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_notfoundtext2 as 'projects.notFoundText' };
