import { pathTo } from '#app/paths.ts';
import { toolWords } from '#content/resources/tool-words.ts';
import type { Tool } from '#content/resources/tool.ts';
import type { Words } from '#contract/words.ts';

/** Into the contact form, to be told when a group opens. */
export const tellMeLink = ({ title }: Tool, t: Words): string =>
  pathTo('contact', { reason: 'hello', message: t(toolWords.tellMessage, { name: t(title) }) });
