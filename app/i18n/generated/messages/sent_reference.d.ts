export type LocalizedString = import('../runtime.js').LocalizedString;
export type Sent_ReferenceInputs = {
  reference: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Your reference number: {reference}" |
 *
 * @param {Sent_ReferenceInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const sent_reference: ((
  inputs: Sent_ReferenceInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Sent_ReferenceInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { sent_reference as 'sent.reference' };
