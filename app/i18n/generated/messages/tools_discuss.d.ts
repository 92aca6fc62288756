export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tools_DiscussInputs = {};
/**
 * | output |
 * | --- |
 * | "Discuss Tool" |
 *
 * @param {Tools_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tools_discuss: ((
  inputs?: Tools_DiscussInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tools_DiscussInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tools_discuss as 'tools.discuss' };
