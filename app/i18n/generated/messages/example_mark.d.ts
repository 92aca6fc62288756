export type LocalizedString = import('../runtime.js').LocalizedString;
export type Example_MarkInputs = {};
/**
 * | output |
 * | --- |
 * | "(example, not a real value yet)" |
 *
 * @param {Example_MarkInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const example_mark: ((
  inputs?: Example_MarkInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Example_MarkInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { example_mark as 'example.mark' };
