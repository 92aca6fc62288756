import { expect, test } from 'vitest';
import { books } from '#content/resources/books.ts';
import { communityChannels } from '#content/resources/community.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { tiktokCreators } from '#content/resources/tiktok.ts';
import { videos } from '#content/resources/videos.ts';
import { wordsIn } from '#contract/words.ts';
import {
  borrowLink,
  discussToolLink,
  discussPodcastLink,
  discussVideoLink,
  discussCreatorLink,
} from './contact-links.ts';

const en = wordsIn('en');
const de = wordsIn('de');
const first = <Item>(list: readonly { item: Item }[]) => list[0]!.item; // No list of ours is empty.
const query = (link: string) => Object.fromEntries(new URL(link, 'https://site.test').searchParams);

test('RES-02 borrowing names the book and its source', () => {
  expect(query(borrowLink(first(books), en))).toEqual({
    reason: 'borrow',
    book: 'NeuroTribes',
    source: 'Books Section',
    message: expect.stringContaining('“NeuroTribes”'),
  });
});

test('RES-06 RES-15 a group: three words of its description', () => {
  const { reason, topic, source, message } = query(discussToolLink(first(communityChannels), en));
  expect({ reason, topic, source }).toEqual({ reason: 'talk', topic: 'Community', source: 'Resources' });
  expect(message).toContain('“The place to…”');
});

test('RES-08 RES-15 a podcast: four words of its description', () => {
  const { reason, source, message } = query(discussPodcastLink(first(podcasts), de));
  expect({ reason, source }).toEqual({ reason: 'talk', source: 'Podcasts Section' });
  expect(message).toContain('„Zwei Eltern autistischer Kinder…“');
});

test('RES-09 RES-15 a video: fifty characters of its first highlight', () => {
  const { reason, video, source, message } = query(discussVideoLink(first(videos), en));
  expect({ reason, video, source }).toEqual({
    reason: 'talk',
    video: first(videos).title,
    source: 'Video Resources',
  });
  expect(message).toContain('“ADHD is about the self-management of the brain, no…”');
});

test('RES-10 RES-15 a creator: the first two topics', () => {
  const { reason, source, message } = query(discussCreatorLink(first(tiktokCreators), en));
  expect({ reason, source }).toEqual({ reason: 'talk', source: 'TikTok Section' });
  expect(message).toContain('Autism in girls and women, Masking…');
});
