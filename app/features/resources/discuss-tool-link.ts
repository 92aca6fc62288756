import { firstWords } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import { toolWords } from '#content/resources/tool-words.ts';
import type { Tool } from '#content/resources/tool.ts';
import type { Words } from '#contract/words.ts';

/** Into the contact form, about a group or a tool. */
export function discussToolLink({ title, description, contactReason }: Tool, t: Words): string {
  const message = t(toolWords.message, { begin: t(contactReason), excerpt: firstWords(t(description), 3) });
  return pathTo('contact', { reason: 'talk', topic: t(title), source: 'Resources', message });
}
