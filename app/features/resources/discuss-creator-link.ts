import { firstEntries } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import { tiktokCardWords } from '#content/resources/tiktok-words.ts';
import type { TiktokCreator } from '#content/resources/tiktok.ts';
import type { Words } from '#contract/words.ts';

/** Into the contact form, about somebody who makes videos. */
export function discussCreatorLink({ username, topics }: TiktokCreator, t: Words): string {
  const message = t(tiktokCardWords.message, { username, topics: firstEntries(t(topics), 2) });
  return pathTo('contact', { reason: 'talk', topic: username, source: 'TikTok Section', message });
}
