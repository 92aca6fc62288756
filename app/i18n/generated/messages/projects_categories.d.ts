export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_CategoriesInputs = {};
/**
 * | output |
 * | --- |
 * | "Categories" |
 *
 * @param {Projects_CategoriesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_categories: ((
  inputs?: Projects_CategoriesInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_CategoriesInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_categories as 'projects.categories' };
