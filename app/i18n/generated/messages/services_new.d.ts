export type LocalizedString = import('../runtime.js').LocalizedString;
export type Services_NewInputs = {};
/**
 * | output |
 * | --- |
 * | "New" |
 *
 * @param {Services_NewInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const services_new: ((
  inputs?: Services_NewInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Services_NewInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { services_new as 'services.new' };
