import type { Words } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { firstEntries } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import type { TiktokCreator } from '#content/tiktok.ts';

/** Into the contact form, about somebody who makes videos. */
export function discussCreatorLink({ username, topics }: TiktokCreator, t: Words): string {
  const message = t(m['tiktok.message'], { username, topics: firstEntries(t.of(topics), 2) });
  return pathTo('contact', { reason: 'talk', topic: username, source: 'TikTok Section', message });
}
