export type LocalizedString = import('../runtime.js').LocalizedString;
export type SkipInputs = {};
/**
 * | output |
 * | --- |
 * | "Skip to content" |
 *
 * @param {SkipInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
export declare const skip: ((
  inputs?: SkipInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    SkipInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
