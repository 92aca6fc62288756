export type LocalizedString = import('../runtime.js').LocalizedString;
export type Toast_ViewportInputs = {};
/**
 * | output |
 * | --- |
 * | "Messages (F8)" |
 *
 * @param {Toast_ViewportInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const toast_viewport: ((
  inputs?: Toast_ViewportInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Toast_ViewportInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { toast_viewport as 'toast.viewport' };
