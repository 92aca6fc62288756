export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Mission_SlimInputs = {};
/**
 * | output |
 * | --- |
 * | "5,000 euro for quiet vending machines" |
 *
 * @param {Home_Mission_SlimInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_mission_slim: ((
  inputs?: Home_Mission_SlimInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Mission_SlimInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_mission_slim as 'home.mission.slim' };
