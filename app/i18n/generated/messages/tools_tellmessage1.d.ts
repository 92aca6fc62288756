export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tools_Tellmessage1Inputs = {
  name: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, please tell me when “{name}” opens." |
 *
 * @param {Tools_Tellmessage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tools_tellmessage1: ((
  inputs: Tools_Tellmessage1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tools_Tellmessage1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tools_tellmessage1 as 'tools.tellMessage' };
