export type LocalizedString = import('../runtime.js').LocalizedString;
export type Resource_CostInputs = {};
/**
 * | output |
 * | --- |
 * | "Cost" |
 *
 * @param {Resource_CostInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const resource_cost: ((
  inputs?: Resource_CostInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Resource_CostInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { resource_cost as 'resource.cost' };
