export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_OpenInputs = {
  project: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Read about {project}" |
 *
 * @param {Projects_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_open: ((
  inputs: Projects_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_open as 'projects.open' };
