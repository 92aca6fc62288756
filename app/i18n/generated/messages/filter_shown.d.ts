export type LocalizedString = import('../runtime.js').LocalizedString;
export type Filter_ShownInputs = {
  shown: NonNullable<unknown>;
  all: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "{shown} of {all} pages are shown." |
 *
 * @param {Filter_ShownInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const filter_shown: ((
  inputs: Filter_ShownInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Filter_ShownInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { filter_shown as 'filter.shown' };
