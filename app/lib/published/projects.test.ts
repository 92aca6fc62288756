import { expect, test } from 'vitest';
import { builtUrls } from '#app/paths.ts';
import { categoryOf } from '#content/projects/project-tags.ts';
import type { PublishedProject } from '#contract/published-project.ts';
import { coverAddress, isInCategory, readProject, showProject, takenSlugs } from './projects.ts';

const row = {
  id: 'f2b0c1de-0000-4000-8000-000000000001',
  slug: 'quiet-garden',
  title: 'Quiet garden',
  title_de: 'Stiller Garten',
  summary: 'We plant beds.',
  summary_de: null,
  description: 'One.\n\nTwo.',
  description_de: '  ',
  tags: ['Children', 'Gardening'],
  tags_de: ['Kinder', 'Garten'],
  gradient: '#112233 #445566',
  background_color: '#778899',
  cover_path: 'covers/a bed.webp',
  cover_alt: 'A bed of lettuce',
  cover_alt_de: 'Ein Beet mit Salat',
  event_when: 'Saturdays at ten',
  event_when_de: 'samstags um zehn',
  event_loud: 'Birds',
  event_loud_de: ' ',
  event_contact: 'Ada, https://example.org',
};

const read = (changes: object): PublishedProject => {
  const project = readProject({ ...row, ...changes });
  if (!project) throw new Error('The row was left out');
  return project;
};

test('a whole row is shown in the language of the page, and in the other one where that is missing', () => {
  const german = showProject(read({}), 'de');
  expect(german).toEqual({
    id: row.id,
    slug: 'quiet-garden',
    title: { text: 'Stiller Garten', lang: undefined },
    summary: { text: 'We plant beds.', lang: 'en' },
    description: { text: 'One.\n\nTwo.', lang: 'en' },
    tags: [
      { text: 'Kinder', lang: undefined, slug: 'children' },
      { text: 'Garten', lang: undefined, slug: 'garten' },
    ],
    facts: [
      { column: 'event_when', text: 'samstags um zehn', lang: undefined },
      { column: 'event_loud', text: 'Birds', lang: 'en' },
      { column: 'event_contact', text: 'Ada, https://example.org', lang: undefined },
    ],
    gradient: '#112233 #445566',
    backgroundColor: '#778899',
    coverImageUrl: '/storage/v1/object/public/project_assets/covers/a%20bed.webp',
    coverAlt: { text: 'Ein Beet mit Salat', lang: undefined },
  });
  expect(showProject(read({}), 'en').title).toEqual({ text: 'Quiet garden', lang: undefined });
  expect(showProject(read({ summary: null, summary_de: 'Beete.' }), 'en').summary).toEqual({
    text: 'Beete.',
    lang: 'de',
  });
  expect(showProject(read({ tags_de: null }), 'de').tags).toEqual([
    { text: 'Kinder', lang: undefined, slug: 'children' },
    { text: 'Gardening', lang: 'en', slug: 'gardening' },
  ]);
});

test('what lacks an id or a title is left out, and so is what is no row', () => {
  for (const odd of [
    null,
    undefined,
    'row',
    7,
    [],
    { ...row, id: null },
    { ...row, title: ' ', title_de: null },
    { ...row, title: {}, title_de: 5 },
  ])
    expect(readProject(odd)).toBeUndefined();
});

test('without an address of its own a project is still shown, and never in the place of another page', () => {
  for (const slug of [null, 7, '', 'Two Words', '../team', 'a/b', 'javascript:x', 'kinderkuche', 'category'])
    expect(read({ slug }).slug).toBeUndefined();
});

test('every page below /projects that is something else keeps its address', () => {
  const below = builtUrls().flatMap((url) => /^\/projects\/([^/]+)/u.exec(url)?.[1] ?? []);
  expect([...new Set(below)].toSorted()).toEqual([...takenSlugs].toSorted());
});

test('a bare row of the sample in the specification is enough', () => {
  const shown = showProject(
    read({ ...Object.fromEntries(Object.keys(row).map((key) => [key, null])), id: row.id, title: 'Test' }),
    'de',
  );
  expect(shown).toMatchObject({
    title: { text: 'Test', lang: 'en' },
    tags: [],
    summary: undefined,
    coverAlt: undefined,
  });
  expect(shown.gradient).toMatch(/^#[0-9A-F]{6} #[0-9A-F]{6}$/u);
  expect(shown.coverImageUrl).toMatch(/^\/drawings\//u);
});

test('only colours are taken for colours', () => {
  const hostile = [
    'url(https://evil.example/x)',
    'red" onload="x()',
    'var(--ink)',
    '#12345',
    '#12345678',
    '</svg><script>',
    4,
    {},
  ];
  for (const value of hostile) {
    const { gradient, backgroundColor } = read({ gradient: value, background_color: value });
    expect([value, gradient, backgroundColor]).toEqual([value, '#CFE3DA #E4F0EA', '#CFE3DA']);
  }
  expect(read({ gradient: 'linear-gradient(90deg, #abcdef 0%, #123456 100%)' }).gradient).toBe('#abcdef #123456');
  expect(read({ gradient: '#abcdef', background_color: null })).toMatchObject({
    gradient: '#abcdef #abcdef',
    backgroundColor: '#abcdef',
  });
});

test('a picture comes from our own storage or not at all', () => {
  for (const path of [
    'https://evil.example/x.png',
    '//evil.example/x',
    '../../auth/v1/user',
    'a/../b',
    '/a',
    'a//b',
    'a\\b',
    'a"onerror="x',
    '',
    7,
    null,
  ])
    expect([path, coverAddress(path)]).toEqual([path, undefined]);
  expect(coverAddress('data:image/svg+xml,x')).toBe(
    '/storage/v1/object/public/project_assets/data%3Aimage/svg%2Bxml%2Cx',
  );
  expect(coverAddress('a?b.png')).toBe('/storage/v1/object/public/project_assets/a%3Fb.png');
});

test('categories: known ones by either name, others as written, odd ones without a link, none twice', () => {
  const project = read({ tags: ['gemeinschaft', 'Community', 'a/b', 7, '', 'Garden Work'], tags_de: null });
  expect(showProject(project, 'en').tags).toEqual([
    { text: 'Community', lang: undefined, slug: 'community' },
    { text: 'a/b', lang: undefined, slug: undefined },
    { text: 'Garden Work', lang: undefined, slug: 'garden-work' },
  ]);
  for (const written of ['community', 'COMMUNITY', 'Gemeinschaft', 'garden work', ' Garden-Work '])
    expect([written, isInCategory(project, categoryOf(written))]).toEqual([written, true]);
  expect(isInCategory(project, 'cooking')).toBe(false);
  expect(isInCategory(read({}), 'garten')).toBe(true);
});

test('EDIT-31 a picture of the library is shown in its sizes with its own words, which count before those of the project', () => {
  const picture = {
    id: '0b5c1de0-0000-4000-8000-000000000001',
    width: 800,
    height: 600,
    widths: [480, 800],
    alt: '<script>A bed</script>',
    alt_de: null,
  };
  const at = `/storage/v1/object/public/picture_library/${picture.id}`;
  const cover_path = 'library/0b5c1de0-0000-4000-8000-000000000001';
  const shown = read({ cover_path, picture, cover_alt: 'Old words' });
  expect([shown.coverImageUrl, shown.picture]).toEqual([
    `${at}/800.webp`,
    {
      avif: `${at}/480.avif 480w, ${at}/800.avif 800w`,
      webp: `${at}/480.webp 480w, ${at}/800.webp 800w`,
      src: `${at}/800.webp`,
      width: 800,
      height: 600,
      alt: { en: '<script>A bed</script>' },
    },
  ]);
  // A language in which the library says nothing yet has what the project said before.
  expect(shown.coverAlt).toEqual({ en: '<script>A bed</script>', de: 'Ein Beet mit Salat' });
  expect(read({ cover_path, picture, cover_alt: '', cover_alt_de: null }).coverAlt).toEqual({});

  const without = read({ cover_path });
  expect([without.picture, without.coverAlt]).toEqual([undefined, {}]);
  expect(without.coverImageUrl).toMatch(/^\/drawings\//u);
  for (const wrong of [
    { ...picture, id: '../../evil' },
    { ...picture, widths: ['1 1w, https://evil.example/x'] },
    { ...picture, width: -1 },
    'x',
    [],
    null,
  ])
    expect(read({ cover_path, picture: wrong }).picture).toBeUndefined();
});

test('signs that nobody sees are no part of what anybody wrote: they turn a line around, hide a name or mark a text in editing', () => {
  const { title, summary, description, tags } = read({
    title: '\u202Efdp.Garden\u2066',
    title_de: '\u200B\u3164\uFEFF',
    summary: '\uE000\uE010We plant beds.\uE001\uFFFF',
    tags: ['\u200BChildren'],
    description: 'One.\n\nZwei 👩‍👩‍👧 שלום\u200F',
  });
  expect([title, summary, description.en]).toEqual([
    { en: 'fdp.Garden' },
    { en: 'We plant beds.' },
    'One.\n\nZwei 👩‍👩‍👧 שלום\u200F',
  ]);
  expect(tags.en).toEqual([{ text: 'Children', category: 'children' }]);
  expect(readProject({ ...row, title: '\u2060', title_de: '\uE001' })).toBeUndefined();
});
