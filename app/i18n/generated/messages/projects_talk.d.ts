export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_TalkInputs = {};
/**
 * | output |
 * | --- |
 * | "Talk about it" |
 *
 * @param {Projects_TalkInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_talk: ((
  inputs?: Projects_TalkInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_TalkInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_talk as 'projects.talk' };
