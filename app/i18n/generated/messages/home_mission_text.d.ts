export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Mission_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "First phase: 1,500 euro." |
 *
 * @param {Home_Mission_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_mission_text: ((
  inputs?: Home_Mission_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Mission_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_mission_text as 'home.mission.text' };
