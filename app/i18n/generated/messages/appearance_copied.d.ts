export type LocalizedString = import('../runtime.js').LocalizedString;
export type Appearance_CopiedInputs = {
  label: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "{label} hex code copied to clipboard!" |
 *
 * @param {Appearance_CopiedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const appearance_copied: ((
  inputs: Appearance_CopiedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Appearance_CopiedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { appearance_copied as 'appearance.copied' };
