import { firstCharacters } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import { videoWords } from '#content/resources/video-words.ts';
import type { Video } from '#content/resources/videos.ts';
import type { Words } from '#contract/words.ts';

/** Into the contact form, about a video. */
export function discussVideoLink({ title, highlights }: Video, t: Words): string {
  const message = t(videoWords.message, { excerpt: firstCharacters(t(highlights)[0] ?? '', 50) });
  return pathTo('contact', { reason: 'talk', video: title, source: 'Video Resources', message });
}
