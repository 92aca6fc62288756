export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Mission_Toexample1Inputs = {};
/**
 * | output |
 * | --- |
 * | "“Donate” leads to our example page, which doesn’t charge anything." |
 *
 * @param {Home_Mission_Toexample1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_mission_toexample1: ((
  inputs?: Home_Mission_Toexample1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Mission_Toexample1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_mission_toexample1 as 'home.mission.toExample' };
