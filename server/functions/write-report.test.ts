import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reportLabels } from '#content/mail/report.ts';
import { checkFoundItem } from '#contract/found-item.ts';
import { locales } from '#contract/locale.ts';
import { messageSchema } from '#contract/message.ts';
import type { FoundItem } from '#contract/report-values.ts';
import { type Words, wordsIn } from '#contract/words.ts';
import { writeReport as writeAny } from '#contract/write-report.ts';
import { cleanHtml } from './check-message.ts';

const writeReport = (found: FoundItem, t: Words) => writeAny(found, 'find-the-lost', t, reportLabels['find-the-lost']);

const nothing: FoundItem = {
  place: '',
  day: '',
  item: '',
  description: '',
  name: '',
  email: '',
  phone: '',
  location: undefined,
};
const whole: FoundItem = {
  item: 'Grey headphones',
  description: 'With a sticker.\nOne side is <b>loose</b> & "old".',
  place: 'Under the bench',
  day: '2026-05-31',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '0151 2345',
  location: { latitude: 52.520008, longitude: 13.404954, accuracy: 12 },
};

test('FIND-11 FIND-16 a whole report, as text and as markup', () => {
  expect(writeReport(whole, wordsIn('en'))).toEqual({
    name: 'Ada',
    email: 'ada@example.org',
    reason: 'find-the-lost',
    message: [
      'Found item report',
      '',
      'Item: Grey headphones',
      'Description: With a sticker.',
      'One side is <b>loose</b> & "old".',
      'Location: 52.520008, 13.404954',
      'Described place: Under the bench',
      'Map: https://www.google.com/maps?q=52.520008,13.404954',
      'Day: 2026-05-31',
      '',
      'Contact',
      '',
      'Name: Ada',
      'Email: ada@example.org',
      'Phone: 0151 2345',
    ].join('\n'),
    html: [
      '<h2>Found item report</h2>',
      '<p><strong>Item:</strong> Grey headphones</p>',
      '<p><strong>Description:</strong> With a sticker.<br>One side is &lt;b&gt;loose&lt;/b&gt; &amp; &quot;old&quot;.</p>',
      '<p><strong>Location:</strong> 52.520008, 13.404954</p>',
      '<p><strong>Described place:</strong> Under the bench</p>',
      '<p><strong>Map:</strong> <a href="https://www.google.com/maps?q=52.520008,13.404954">https://www.google.com/maps?q=52.520008,13.404954</a></p>',
      '<p><strong>Day:</strong> 2026-05-31</p>',
      '<h3>Contact</h3>',
      '<p><strong>Name:</strong> Ada</p>',
      '<p><strong>Email:</strong> ada@example.org</p>',
      '<p><strong>Phone:</strong> 0151 2345</p>',
    ].join('\n'),
    thing: {
      item: whole.item,
      description: whole.description,
      place: whole.place,
      day: whole.day,
      phone: whole.phone,
      location: { latitude: 52.520008, longitude: 13.404954 },
    },
  });
});

test('FIND-12 what is missing has its words, in both languages, and the body its constants', () => {
  const [english, german] = locales.map((locale) => writeReport({ ...nothing, item: 'x' }, wordsIn(locale)));
  for (const report of [english, german])
    expect(report).toMatchObject({ name: 'Anonymous', email: 'No email provided' });
  for (const words of ['Location: No location provided', 'Name: Anonymous', 'Email: No email provided'])
    expect(english?.message).toContain(words);
  for (const words of ['Fundort: Kein Ort angegeben', 'Name: Anonym', 'E-Mail: Keine E-Mail-Adresse angegeben'])
    expect(german?.message).toContain(words);
  expect(english?.message).not.toMatch(/Map:|Phone:/u);
});

test('FIND-11 FIND-17 an address stands for the coordinates, a described place alone for the location', () => {
  const location = { latitude: 1, longitude: 2, address: 'River Road 5' };
  const { message } = writeReport({ ...nothing, location }, wordsIn('en'));
  expect(message).toContain('Location: River Road 5\nMap: https://www.google.com/maps?q=1.000000,2.000000');
  expect(writeReport({ ...nothing, location: { ...location, address: ' ' } }, wordsIn('en')).message).toContain(
    'Location: 1.000000, 2.000000',
  );
  expect(writeReport({ ...nothing, place: 'Bench' }, wordsIn('en')).message).toContain('Location: Bench\n');
});

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</p></blockquote><a href="https://evil.example">https://www.google.com</a>',
    '&lt;b&gt;',
    '<!--',
    'a\r\nb\rc\nd',
  ),
);
const aReport = fc.record({
  place: hostile,
  day: hostile,
  item: hostile,
  description: hostile,
  name: hostile,
  email: hostile,
  phone: hostile,
  location: fc.option(fc.record({ latitude: fc.constant(1), longitude: fc.constant(2), address: hostile }), {
    nil: undefined,
  }),
});

test('FIND-11 hostile text never becomes markup', () => {
  fc.assert(
    fc.property(aReport, fc.constantFrom(...locales), (found, locale) => {
      const { html } = writeReport(found, wordsIn(locale));
      const tags = html.match(/<[^>]*>?/gu)?.filter((tag) => !/^<\/?(h2|h3|p|strong|br|a)>$/u.test(tag)) ?? [];
      expect(tags).toEqual(found.location ? ['<a href="https://www.google.com/maps?q=1.000000,2.000000">'] : []);
    }),
  );
});

test('FIND-11 the server keeps the report as it is written, without a tag more or less', async () => {
  const { html } = writeReport(whole, wordsIn('en'));
  expect((await cleanHtml(html)).replaceAll('<br />', '<br>')).toBe(html.replaceAll('&quot;', '"'));
});

test('what the form accepts is never too long for the server, not even when all of it is escaped', () => {
  fc.assert(
    fc.property(fc.constantFrom('&', '"', '\n&', 'ß', 'x'), (letter) => {
      const most = { place: 500, item: 200, description: 3000, name: 200, phone: 100 };
      const answers = Object.fromEntries(
        Object.entries(most).map(([field, length]) => [field, letter.repeat(length).slice(-length)]),
      ) as Record<keyof typeof most, string>;
      const checked = checkFoundItem({ ...answers, day: '', email: 'ada@example.org' });
      expect(checked.ok).toBe(letter !== '\n&');
      fc.pre(checked.ok);
      const address = letter.repeat(500);
      const report = writeReport({ ...checked.value, location: { latitude: 1, longitude: 2, address } }, wordsIn('de'));
      expect(v.is(messageSchema, report)).toBe(true);
      expect(new Blob([JSON.stringify(report)]).size).toBeLessThan(60_000);
    }),
  );
});
