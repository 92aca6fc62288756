import { currentOf } from '#app/i18n/content.ts';
import { newsNow } from '#app/lib/published/news.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { readLinked } from '#app/lib/text/linked-text.ts';
import { pageAt, pages } from '#app/paths.ts';
import { names } from '#app/texts/page-texts.ts';
import { newsWords } from '#content/news/news.ts';
import { pageNames } from '#content/pages.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { newsFeedPath } from '#contract/news.ts';
import type { ShownPicture } from '#contract/pictures.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';
import { type Words, wordsIn } from '#contract/words.ts';

/** As many as a program asks for that looks once a month. */
const most = 30;
/** What a feed says that has nothing in it yet. */
const begun = '2026-11-23';

/** News and what the team says that it has changed, the newest first, as RFC 4287 has it. */
export function newsFeed(locale: Locale, changes: Changes = noChanges): string {
  const t = wordsIn(locale, currentOf(names(), changes));
  const { pieces, announcements } = newsNow(t);
  const page = siteUrlOf(t) + inLocale(pages.news, locale);
  const all = [
    ...pieces.map(({ id, date, title, text, photo }) => ({
      id: `${page}#${id}`,
      to: `${page}#${id}`,
      date,
      title: t(title),
      html: [photo ? pictureOf(photo, t) : '', ...t(text).map((line) => element('p', {}, htmlOf(line, t)))].join(''),
    })),
    ...announcements.map(({ id, date, text, where }) => ({
      id: `${page}#${id}`,
      to: where !== undefined && pageAt(where) ? siteUrlOf(t) + inLocale(where, locale) : `${page}#${id}`,
      date,
      title: readLinked(t(text))
        .map((piece) => piece.text)
        .join(''),
      html: '',
    })),
  ].toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  const shown = all.slice(0, most);
  return `<?xml version="1.0" encoding="utf-8"?>\n${element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
    element('id', {}, said(page)),
    element('title', {}, said(`${t(pageNames.news)} – Ecosystem`)),
    element('subtitle', {}, said(t(newsWords.lead))),
    element('updated', {}, moment(shown[0]?.date ?? begun)),
    element('author', {}, element('name', {}, 'Ecosystem')),
    element('link', { rel: 'self', type: 'application/atom+xml', href: siteUrlOf(t) + inLocale(newsFeedPath, locale) }),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    ...shown.map(({ id, to, date, title, html }) =>
      element(
        'entry',
        {},
        element('id', {}, said(id)),
        element('title', {}, said(title)),
        element('updated', {}, moment(date)),
        element('link', { rel: 'alternate', type: 'text/html', href: to }),
        html === '' ? '' : element('content', { type: 'html' }, said(html)),
      ),
    ),
  )}\n`;
}

/** A day has no time. */
const moment = (date: string): string => `${date}T00:00:00Z`;

const pictureOf = ({ src, width, height, alt }: ShownPicture, t: Words): string =>
  element(
    'p',
    {},
    element('img', {
      src: new URL(src, siteUrlOf(t)).href,
      width: String(width),
      height: String(height),
      alt: alt[t.locale] ?? '',
    }),
  );

const htmlOf = (line: string, t: Words): string =>
  readLinked(line)
    .map(({ text, to }) => (to === undefined ? said(text) : element('a', { href: hrefOf(to, t) }, said(text))))
    .join('');

/** A page of ours by its id, or an address. */
const hrefOf = (to: string, t: Words): string =>
  to.includes(':') ? to : siteUrlOf(t) + inLocale(pages[to as keyof typeof pages] ?? '/', t.locale);

/** One element; its name and the names of its attributes are ours, what stands in it was made by `said` or by this. */
function element(name: string, attributes: Readonly<Record<string, string>>, ...inside: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${said(value)}"`);
  const start = `<${name}${written.join('')}`;
  return inside.length === 0 ? `${start}/>` : `${start}>${inside.join('')}</${name}>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML may hold it: its signs escaped, and without the characters that no XML 1.0 document may have. */
const said = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? '');
