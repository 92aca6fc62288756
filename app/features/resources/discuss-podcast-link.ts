import type { Words } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { firstWords } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import type { Podcast } from '#content/podcasts.ts';

/** Into the contact form, about a podcast. */
export function discussPodcastLink({ title, description }: Podcast, t: Words): string {
  const message = t(m['podcasts.message'], { title, excerpt: firstWords(t.of(description), 4) });
  return pathTo('contact', { reason: 'talk', topic: title, source: 'Podcasts Section', message });
}
