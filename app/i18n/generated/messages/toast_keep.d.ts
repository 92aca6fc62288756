export type LocalizedString = import('../runtime.js').LocalizedString;
export type Toast_KeepInputs = {};
/**
 * | output |
 * | --- |
 * | "Keep messages until I close them" |
 *
 * @param {Toast_KeepInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const toast_keep: ((
  inputs?: Toast_KeepInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Toast_KeepInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { toast_keep as 'toast.keep' };
