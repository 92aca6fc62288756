import { firstCharacters, firstEntries, firstWords } from '#app/lib/text/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import { bookWords } from '#content/resources/book-words.ts';
import type { Book } from '#content/resources/books.ts';
import { podcastWords } from '#content/resources/podcast-words.ts';
import type { Podcast } from '#content/resources/podcasts.ts';
import { tiktokCardWords } from '#content/resources/tiktok-words.ts';
import type { TiktokCreator } from '#content/resources/tiktok.ts';
import { toolWords } from '#content/resources/tool-words.ts';
import type { Tool } from '#content/resources/tool.ts';
import { videoWords } from '#content/resources/video-words.ts';
import type { Video } from '#content/resources/videos.ts';
import type { Words } from '#contract/words.ts';

/**
 * Links into the contact form, with a first sentence. The name of the source stays English in both languages: it is for
 * the team, who sorts by it.
 */

/** To borrow a book (RES-02, CONT-08). */
export function borrowLink({ title }: Book, t: Words): string {
  const book = t(title);
  const message = t(bookWords.borrowMessage, { excerpt: firstWords(book, 3) });
  return pathTo('contact', { reason: 'borrow', book, source: 'Books Section', message });
}

/** About somebody who makes videos. */
export function discussCreatorLink({ username, topics }: TiktokCreator, t: Words): string {
  const message = t(tiktokCardWords.message, { username, topics: firstEntries(t(topics), 2) });
  return pathTo('contact', { reason: 'talk', topic: username, source: 'TikTok Section', message });
}

/** About a podcast. */
export function discussPodcastLink({ title, description }: Podcast, t: Words): string {
  const message = t(podcastWords.message, { title, excerpt: firstWords(t(description), 4) });
  return pathTo('contact', { reason: 'talk', topic: title, source: 'Podcasts Section', message });
}

/** About a group or a tool. */
export function discussToolLink({ title, description, contactReason }: Tool, t: Words): string {
  const message = t(toolWords.message, { begin: t(contactReason), excerpt: firstWords(t(description), 3) });
  return pathTo('contact', { reason: 'talk', topic: t(title), source: 'Resources', message });
}

/** About a video. */
export function discussVideoLink({ title, highlights }: Video, t: Words): string {
  const message = t(videoWords.message, { excerpt: firstCharacters(t(highlights)[0] ?? '', 50) });
  return pathTo('contact', { reason: 'talk', video: title, source: 'Video Resources', message });
}

/** To be told when a group opens. */
export const tellMeLink = ({ title }: Tool, t: Words): string =>
  pathTo('contact', { reason: 'hello', message: t(toolWords.tellMessage, { name: t(title) }) });
