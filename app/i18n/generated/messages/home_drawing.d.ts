export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_DrawingInputs = {};
/**
 * | output |
 * | --- |
 * | "Drawing: hills like waves, a tree, and a squirrel with a nut under a low sun" |
 *
 * @param {Home_DrawingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_drawing: ((
  inputs?: Home_DrawingInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_DrawingInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_drawing as 'home.drawing' };
