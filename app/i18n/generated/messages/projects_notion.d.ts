export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_NotionInputs = {
  title: NonNullable<unknown>;
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
declare const projects_notion: ((
  inputs: Projects_NotionInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_NotionInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_notion as 'projects.notion' };
