export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_NextInputs = {};
/**
 * | output |
 * | --- |
 * | "What happens next" |
 *
 * @param {Contact_NextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_next: ((
  inputs?: Contact_NextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_NextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_next as 'contact.next' };
