import type { Words } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { firstCharacters } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import type { Video } from '#content/videos.ts';

/** Into the contact form, about a video. */
export function discussVideoLink({ title, highlights }: Video, t: Words): string {
  const message = t(m['videos.message'], { excerpt: firstCharacters(t.of(highlights)[0] ?? '', 50) });
  return pathTo('contact', { reason: 'talk', video: title, source: 'Video Resources', message });
}
