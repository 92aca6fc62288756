export type LocalizedString = import('../runtime.js').LocalizedString;
export type Donate_CutInputs = {
  amount: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Whole euros only: {amount}." |
 *
 * @param {Donate_CutInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const donate_cut: ((
  inputs: Donate_CutInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Donate_CutInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { donate_cut as 'donate.cut' };
