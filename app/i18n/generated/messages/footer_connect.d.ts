export type LocalizedString = import('../runtime.js').LocalizedString;
export type Footer_ConnectInputs = {};
/**
 * | output |
 * | --- |
 * | "Connect" |
 *
 * @param {Footer_ConnectInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const footer_connect: ((
  inputs?: Footer_ConnectInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Footer_ConnectInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { footer_connect as 'footer.connect' };
