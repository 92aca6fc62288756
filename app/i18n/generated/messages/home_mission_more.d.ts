export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Mission_MoreInputs = {};
/**
 * | output |
 * | --- |
 * | "Learn more" |
 *
 * @param {Home_Mission_MoreInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_mission_more: ((
  inputs?: Home_Mission_MoreInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Mission_MoreInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_mission_more as 'home.mission.more' };
