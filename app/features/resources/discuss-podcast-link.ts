import { firstWords } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import { podcastWords } from '#content/resources/podcast-words.ts';
import type { Podcast } from '#content/resources/podcasts.ts';
import type { Words } from '#contract/words.ts';

/** Into the contact form, about a podcast. */
export function discussPodcastLink({ title, description }: Podcast, t: Words): string {
  const message = t(podcastWords.message, { title, excerpt: firstWords(t(description), 4) });
  return pathTo('contact', { reason: 'talk', topic: title, source: 'Podcasts Section', message });
}
