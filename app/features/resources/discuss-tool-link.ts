import type { Words } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { firstWords } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import type { Tool } from '#content/tool.ts';

/** Into the contact form, about a group or a tool. */
export function discussToolLink({ title, description, contactReason }: Tool, t: Words): string {
  const message = t(m['tools.message'], { begin: t.of(contactReason), excerpt: firstWords(t.of(description), 3) });
  return pathTo('contact', { reason: 'talk', topic: t.of(title), source: 'Resources', message });
}
