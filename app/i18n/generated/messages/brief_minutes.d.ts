export type LocalizedString = import('../runtime.js').LocalizedString;
export type Brief_MinutesInputs = {
  minutes: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Reading time: about {minutes} min" |
 *
 * @param {Brief_MinutesInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const brief_minutes: ((
  inputs: Brief_MinutesInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Brief_MinutesInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { brief_minutes as 'brief.minutes' };
