export type LocalizedString = import('../runtime.js').LocalizedString;
export type Audience_ParentsInputs = {};
/**
 * | output |
 * | --- |
 * | "parents" |
 *
 * @param {Audience_ParentsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const audience_parents: ((
  inputs?: Audience_ParentsInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Audience_ParentsInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { audience_parents as 'audience.parents' };
