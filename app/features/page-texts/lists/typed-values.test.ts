import { expect, test } from 'vitest';
import type { ListField } from '#contract/page-lists.ts';
import { inOneLanguage, valuesOf } from './typed-values.ts';

test('EDIT-27 the address of a video is enough for its id, however it was copied', () => {
  const video: ListField = { path: 'item.youtubeId', kind: 'youtube' };
  for (const typed of [
    'dQw4w9WgXcQ',
    ' https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])
    expect(valuesOf([video], { [video.path]: typed })).toEqual({ [video.path]: 'dQw4w9WgXcQ' });
  // What has none stays as it was typed, and is refused as that.
  for (const typed of ['https://example.org', 'https://youtu.be/dQw4w9WgXcQQ'])
    expect(valuesOf([video], { [video.path]: typed })).toEqual({ [video.path]: typed });
});

test('EDIT-23 asked for in one language, a field is looked at as if the other one said the same; what that says stays', () => {
  const fields: readonly ListField[] = [
    { path: 'title', kind: 'text' },
    { path: 'text', kind: 'text' },
    { path: 'place', kind: 'line' },
  ];
  const typed = { 'title.de': 'Tee', 'title.en': ' ', 'text.de': 'Leise', 'text.en': 'Quiet', place: 'Park' };
  expect(inOneLanguage(fields, typed, 'de')).toEqual({ ...typed, 'title.en': 'Tee' });
});
