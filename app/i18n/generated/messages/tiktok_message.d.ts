export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tiktok_MessageInputs = {
  username: NonNullable<unknown>;
  topics: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about {username} and the topics {topics}" |
 *
 * @param {Tiktok_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tiktok_message: ((
  inputs: Tiktok_MessageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tiktok_MessageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tiktok_message as 'tiktok.message' };
