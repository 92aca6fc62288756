export type LocalizedString = import('../runtime.js').LocalizedString;
export type Donate_PresetInputs = {
  amount: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "{amount} euro" |
 *
 * @param {Donate_PresetInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const donate_preset: ((
  inputs: Donate_PresetInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Donate_PresetInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { donate_preset as 'donate.preset' };
