import { eventsKey } from './events.ts';
import type { ListField, ListShape } from './page-lists.ts';

const facts: readonly ListField[] = [
  { path: 'facts.why', kind: 'text' },
  { path: 'facts.forWhom', kind: 'audience' },
  { path: 'facts.language', kind: 'text' },
  { path: 'facts.form', kind: 'text' },
  { path: 'facts.lastChecked', kind: 'date' },
  { path: 'facts.cost', kind: 'text', isOptional: true, section: 'more' },
  { path: 'facts.time', kind: 'text', isOptional: true, section: 'more' },
  { path: 'facts.sources', kind: 'sources', isOptional: true, section: 'more' },
];

/** What is good to know before an event, and may be said after it was announced. */
const canWait = { isOptional: true, canBeUnknown: true } as const;

/**
 * The lists that the team changes while the server runs, by file and export of content/, with the fields of their entries
 * in the order of the form. What is no field stays as it is built in.
 */
export const listShapes: Readonly<Record<string, ListShape>> = {
  'resources/books#books': {
    title: 'item.title',
    fixed: { cover: '/drawings/books.svg' },
    fields: [
      { path: 'item.title', kind: 'text' },
      { path: 'item.author', kind: 'line' },
      { path: 'item.link', kind: 'links' },
      ...facts,
    ],
  },
  'resources/podcasts#podcasts': {
    title: 'item.title',
    fixed: { 'item.image': '/drawings/podcast-talk.svg' },
    fields: [
      { path: 'item.title', kind: 'line' },
      { path: 'item.link', kind: 'link' },
      { path: 'item.platform', kind: 'line' },
      { path: 'item.description', kind: 'text' },
      ...facts,
    ],
  },
  'resources/videos#videos': {
    title: 'item.title',
    fixed: { 'item.thumbnail': '/drawings/video-primer.svg' },
    fields: [
      { path: 'item.title', kind: 'line' },
      { path: 'item.youtubeId', kind: 'youtube' },
      { path: 'item.duration', kind: 'duration' },
      { path: 'published', kind: 'date' },
      { path: 'item.description', kind: 'text' },
      { path: 'item.summary', kind: 'text' },
      { path: 'item.highlights', kind: 'items' },
      { path: 'item.tags', kind: 'items' },
      { path: 'item.keywords', kind: 'items' },
      ...facts,
    ],
  },
  'resources/tiktok#tiktokCreators': {
    title: 'item.username',
    fixed: { drawing: '/drawings/creator-day.svg' },
    fields: [
      { path: 'item.username', kind: 'line' },
      { path: 'item.link', kind: 'link' },
      { path: 'item.description', kind: 'text' },
      { path: 'item.topics', kind: 'items' },
      ...facts,
    ],
  },
  'resources/ai-tools#aiTools': {
    title: 'item.title',
    fixed: { 'item.image': '/drawings/tool-notes.svg' },
    fields: [
      { path: 'item.title', kind: 'text' },
      { path: 'item.link', kind: 'link' },
      { path: 'item.description', kind: 'text' },
      { path: 'item.contactReason', kind: 'text' },
      ...facts,
    ],
  },
  'resources/community#communityChannels': {
    title: 'item.title',
    fixed: { 'item.image': '/drawings/group-discussion.svg' },
    fields: [
      { path: 'item.title', kind: 'text' },
      { path: 'item.link', kind: 'link', isOptional: true },
      { path: 'item.description', kind: 'text' },
      { path: 'item.contactReason', kind: 'text' },
    ],
  },
  [eventsKey]: {
    title: 'title',
    // Printed, all of them are one sheet (e2e/published.sweep.e2e.ts).
    fields: [
      { path: 'title', kind: 'text', most: 70, section: 'when' },
      { path: 'begins', kind: 'moment', section: 'when' },
      { path: 'ends', kind: 'moment', isAfter: 'begins', section: 'when' },
      { path: 'place', kind: 'line', most: 100, section: 'when' },
      { path: 'forWhom', kind: 'audience', section: 'when' },
      { path: 'cost', kind: 'text', ...canWait, most: 100, section: 'who' },
      { path: 'languages', kind: 'text', ...canWait, most: 100, section: 'who' },
      { path: 'howMany', kind: 'text', ...canWait, most: 100, section: 'who' },
      { path: 'way', kind: 'paragraphs', ...canWait, most: 400, mostLines: 5, section: 'day' },
      { path: 'steps', kind: 'paragraphs', ...canWait, most: 640, mostLines: 8, section: 'day' },
      { path: 'arrival', kind: 'text', ...canWait, most: 140, section: 'like' },
      { path: 'noise', kind: 'text', ...canWait, most: 140, section: 'like' },
      { path: 'light', kind: 'text', ...canWait, most: 140, section: 'like' },
      { path: 'smells', kind: 'text', ...canWait, most: 140, section: 'like' },
      { path: 'breaks', kind: 'text', ...canWait, most: 140, section: 'like' },
      { path: 'leaving', kind: 'text', ...canWait, most: 140, section: 'like' },
      { path: 'quietRoom', kind: 'text', ...canWait, most: 140, section: 'like' },
      { path: 'bring', kind: 'text', ...canWait, most: 140, section: 'ask' },
      { path: 'ask', kind: 'text', ...canWait, most: 140, section: 'ask' },
      {
        path: 'repeats',
        kind: 'choice',
        options: ['weekly', 'fortnightly', 'monthly'],
        isOptional: true,
        section: 'series',
      },
      { path: 'until', kind: 'date', isOptional: true, isAfter: 'begins', neededFor: 'repeats', section: 'series' },
      { path: 'notOn', kind: 'days', mostLines: 10, isOptional: true, isOfSeries: true, section: 'series' },
      { path: 'moves', kind: 'moves', mostLines: 3, isOptional: true, isOfSeries: true, section: 'series' },
      { path: 'state', kind: 'choice', options: ['cancelled'], isOptional: true, isLater: true, section: 'change' },
      { path: 'movedFrom', kind: 'moment', isOptional: true, isLater: true, section: 'change' },
      { path: 'note', kind: 'text', most: 160, isOptional: true, isLater: true, section: 'change' },
    ],
  },
  'resources/comorbidity#conditions': {
    title: 'name',
    fixed: { drawing: '/drawings/comorbidity.svg' },
    fields: [
      { path: 'name', kind: 'text' },
      { path: 'text', kind: 'paragraphs' },
      { path: 'help', kind: 'text' },
    ],
  },
  'help-now#writingLines': {
    title: 'name',
    fields: [
      { path: 'name', kind: 'text' },
      { path: 'href', kind: 'link' },
      { path: 'about', kind: 'text', isOptional: true },
      { path: 'page', kind: 'link' },
      { path: 'lastChecked', kind: 'checked' },
    ],
  },
  'help-now#callingLines': {
    title: 'name',
    fields: [
      { path: 'name', kind: 'text' },
      { path: 'number', kind: 'phone' },
      { path: 'about', kind: 'text', isOptional: true },
      { path: 'page', kind: 'link' },
      { path: 'lastChecked', kind: 'checked' },
    ],
  },
  'support/support#neededItems': {
    title: 'title',
    fields: [
      { path: 'title', kind: 'text' },
      { path: 'description', kind: 'text' },
    ],
  },
  'contact/workbag#workbagLinks': {
    title: 'title',
    fields: [
      { path: 'title', kind: 'text' },
      { path: 'description', kind: 'text' },
      { path: 'reason', kind: 'reason' },
      { path: 'defaultMessage', kind: 'text' },
      { path: 'source', kind: 'line' },
    ],
  },
  // Their entries are pages of ours.
  'about/storage#shelves': {
    title: 'text',
    isClosed: true,
    fields: [
      { path: 'text', kind: 'text' },
      { path: 'open', kind: 'text' },
    ],
  },
  'about/storage#others': {
    title: 'text',
    isClosed: true,
    fields: [{ path: 'text', kind: 'text' }],
  },
  'about/team#members': {
    title: 'name',
    fixed: { projects: {}, books: [] },
    fields: [
      { path: 'name', kind: 'line' },
      { path: 'role', kind: 'text' },
      { path: 'bio', kind: 'paragraphs' },
      { path: 'photo', kind: 'picture', isOptional: true },
      { path: 'youtube', kind: 'link', isOptional: true, section: 'links' },
      { path: 'telegram', kind: 'link', isOptional: true, section: 'links' },
      { path: 'tiktok', kind: 'link', isOptional: true, section: 'links' },
    ],
  },
  'news/news#news': {
    title: 'title',
    fields: [
      { path: 'date', kind: 'date', beginsToday: true },
      { path: 'title', kind: 'text' },
      { path: 'text', kind: 'paragraphs' },
      { path: 'photo', kind: 'picture', isOptional: true },
    ],
  },
  'news/news#told': {
    title: 'text',
    fields: [
      { path: 'date', kind: 'date', beginsToday: true },
      { path: 'text', kind: 'text' },
      { path: 'where', kind: 'line', isOptional: true },
    ],
  },
  // The library says of a picture what it shows: of what the team adds nobody has to say it twice.
  'resources/gallery#galleryImages': {
    title: 'title',
    fields: [
      { path: 'title', kind: 'text' },
      { path: 'item.description', kind: 'text', only: 'builtIn' },
      { path: 'item.picture', kind: 'picture', only: 'added' },
    ],
  },
};

/** What a page says of its claims (`Checked` of content/blocks/source.ts): found by its name, since most pages have it. */
const checked: ListShape = {
  title: 'lastChecked',
  isClosed: true,
  isOne: true,
  fields: [
    { path: 'sources', kind: 'sources' },
    { path: 'lastChecked', kind: 'date' },
  ],
};

/** The shape of a list by its name; undefined where it is none. */
export const shapeOfList = (key: string): ListShape | undefined =>
  // Old phones have no `hasOwn`, and the editor of the team asks this in the browser.
  Object.keys(listShapes).includes(key) ? listShapes[key] : /(?:[#.]c|[a-z]C)hecked$/u.test(key) ? checked : undefined;
