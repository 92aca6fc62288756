export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Mission_DonateInputs = {};
/**
 * | output |
 * | --- |
 * | "Donate" |
 *
 * @param {Home_Mission_DonateInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_mission_donate: ((
  inputs?: Home_Mission_DonateInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Mission_DonateInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_mission_donate as 'home.mission.donate' };
