export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tools_MessageInputs = {
  begin: NonNullable<unknown>;
  excerpt: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "{begin} Your description begins with “{excerpt}”" |
 *
 * @param {Tools_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tools_message: ((
  inputs: Tools_MessageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tools_MessageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tools_message as 'tools.message' };
