export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Mission_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Our mission: 5,000 euro for neurodiversity-friendly vending machines in town" |
 *
 * @param {Home_Mission_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_mission_title: ((
  inputs?: Home_Mission_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Mission_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_mission_title as 'home.mission.title' };
