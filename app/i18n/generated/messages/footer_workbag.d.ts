export type LocalizedString = import('../runtime.js').LocalizedString;
export type Footer_WorkbagInputs = {};
/**
 * | output |
 * | --- |
 * | "Workbag" |
 *
 * @param {Footer_WorkbagInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const footer_workbag: ((
  inputs?: Footer_WorkbagInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Footer_WorkbagInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { footer_workbag as 'footer.workbag' };
