export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tools_TellInputs = {};
/**
 * | output |
 * | --- |
 * | "Tell me when it opens" |
 *
 * @param {Tools_TellInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tools_tell: ((
  inputs?: Tools_TellInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tools_TellInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tools_tell as 'tools.tell' };
