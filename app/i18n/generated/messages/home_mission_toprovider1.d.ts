export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Mission_Toprovider1Inputs = {
  provider: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "“Donate” leads to card payment at {provider}, a different website." |
 *
 * @param {Home_Mission_Toprovider1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_mission_toprovider1: ((
  inputs: Home_Mission_Toprovider1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Mission_Toprovider1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_mission_toprovider1 as 'home.mission.toProvider' };
