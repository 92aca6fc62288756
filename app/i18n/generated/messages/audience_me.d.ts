export type LocalizedString = import('../runtime.js').LocalizedString;
export type Audience_MeInputs = {};
/**
 * | output |
 * | --- |
 * | "you" |
 *
 * @param {Audience_MeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const audience_me: ((
  inputs?: Audience_MeInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Audience_MeInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { audience_me as 'audience.me' };
