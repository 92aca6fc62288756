import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressReader } from '#server/http/client-address.ts';
import { databaseLimits, type Limiter, messageWindows, placeLimiter } from '#server/limits.ts';
import { cleanPhoto } from '#server/messages/photo.ts';
import { connect, type Database } from '#server/postgres/connect.ts';
import { drawnWith } from '#server/testing/fixture-renderer.ts';
import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { testApp } from '#server/testing/test-app.ts';

const database = await openedDatabase();
beforeEach(() => database.sql`truncate app_private.messages, app_private.mail_outbox, app_private.rate_limits cascade`);

async function serve(...changes: Parameters<typeof testApp>[1][]): Promise<(init: RequestInit) => Promise<Response>> {
  const app = await openedAppOn(database, Object.assign({}, ...changes));
  return (init) => fetch(app.url + sendEmailPath, init);
}

const limiterOf = (sql: Database, secret: string): Limiter =>
  placeLimiter(databaseLimits(sql, secret), 'send-email', messageWindows);

const many = (count: number, send: (index: number) => Promise<Response>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index).then(({ status }) => status)));

describe('limits', () => {
  test('SEC-18 thirty messages in ten minutes, then plain words and when to come back, whatever the headers say', async () => {
    const send = await serve({ limiter: limiterOf(database.sql, 'a secret') });
    const statuses = await many(35, (index) =>
      send(
        post(hello(), {
          'x-forwarded-for': `203.0.113.${index}`,
          'x-real-ip': `203.0.113.${index}`,
          forwarded: `for=203.0.113.${index}`,
        }),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const refused = await send(post(hello({ locale: 'de' })));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(await refused.json()).toMatchObject({
      error: 'too_many',
      message: expect.stringContaining('viele Nachrichten'),
    });
    expect(await database.sql`select count(*)::int as count from app_private.messages`).toMatchObject([{ count: 30 }]);
  });

  test('CALM-05 a form that hits a limit comes back with the text of the visitor', async () => {
    const limiter = limiterOf(database.sql, 'another secret');
    const send = await serve({ limiter });
    for (let sent = 0; sent < 30; sent += 1) await limiter.consume('127.0.0.1');
    const response = await send(
      postForm({ name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'Hello, you dear people.' }),
    );
    expect(response.status).toBe(429);
    const { refused } = drawnWith(await response.text());
    expect([refused?.failure, refused?.problems, refused?.typed.message]).toEqual([
      'Many messages came from your internet connection. Please wait a little and try again later.',
      {},
      'Hello, you dear people.',
    ]);
  });

  test('a message that was stored before is answered again, also at the limit', async () => {
    const limiter = limiterOf(database.sql, 'a third secret');
    const send = await serve({ limiter });
    const id = '0b8f3c1e-6f4e-4b0e-9d3f-2f6a7f7d1c12';
    const first: unknown = await (await send(post(hello({ id })))).json();
    for (let sent = 0; sent < 30; sent += 1) await limiter.consume('127.0.0.1');
    const again = await send(post(hello({ id })));
    expect([again.status, await again.json()]).toEqual([200, first]);
  });

  test('two hundred a day, also when they come slowly', async () => {
    let taken = 0;
    for (let block = 0; block < 8; block += 1) {
      // A server that was restarted in between: the day is counted in the database.
      const limiter = limiterOf(database.sql, 'a fourth secret');
      for (let sent = 0; sent < 30; sent += 1) taken += (await limiter.consume('198.51.100.7')).ok ? 1 : 0;
      // Ten minutes pass.
      await database.sql`delete from app_private.rate_limits where key like '%ten-minutes%'`;
    }
    expect(taken).toBe(200);
  });

  test('behind a proxy each visitor counts alone, and no address is stored', async () => {
    const send = await serve({
      limiter: limiterOf(database.sql, 'a fifth secret'),
      addressOf: addressReader({ kind: 'hops', count: 1 }),
    });
    const from = (address: string) => (): Promise<Response> =>
      send(post(hello(), { 'x-forwarded-for': `10.9.9.9, ${address}` }));
    expect((await many(31, from('2001:db8::1'))).filter((status) => status === 429)).toHaveLength(1);
    expect((await from('2001:db8::2')()).status).toBe(429);
    expect((await from('2001:db8:0:1::1')()).status).toBe(200);
    expect(JSON.stringify(await database.sql`select key from app_private.rate_limits`)).not.toMatch(/2001|db8|127\.0/u);
  });
});

describe('the database is away', () => {
  const away = {
    sql: connect('postgres://nobody@127.0.0.1:9/none', { connections: 1, statementTimeoutMs: 1000, purpose: 'test' }),
  };

  test('a message gets 503 with plain words, never a fault or a wait without end', async () => {
    const send = await serve(away, { limiter: limiterOf(away.sql, 'a secret') });
    const response = await send(post(hello({ locale: 'de', id: '0b8f3c1e-6f4e-4b0e-9d3f-2f6a7f7d1c13' })));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: 'unavailable',
      message: 'Wir können gerade keine Nachrichten speichern. Bitte versuche es in ein paar Minuten noch einmal.',
    });
  });

  test('CALM-05 a form comes back with the text of the visitor', async () => {
    const send = await serve(away);
    const response = await send(
      postForm({ name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'Hello, you dear people.' }),
    );
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('We can’t store messages right now.');
    expect(page).toContain('Hello, you dear people.');
  });

  test('a statement that is stuck is answered too', async () => {
    const stuck = database.connect({ connections: 1, statementTimeoutMs: 1000, purpose: 'test' });
    const send = await serve({ sql: stuck });
    await database.sql.begin(async (transaction) => {
      await transaction`lock table app_private.messages`;
      expect((await send(post(hello()))).status).toBe(503);
    });
    await stuck.end();
  });

  test('/healthz says so, and says when all is well', async () => {
    const ill = await openedAppOn(database, away);
    const well = await openedAppOn(database);
    expect((await fetch(`${ill.url}/healthz`)).status).toBe(503);
    const response = await fetch(`${well.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', database: 'ok' }]);
  });
});

describe('photos', () => {
  const place = {
    exif: { IFD0: { Copyright: 'The Finder' }, IFD3: { GPSLatitude: '53/1 33/1 0/1', GPSLatitudeRef: 'N' } },
  };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f4c5c' } });

  test.each(['jpeg', 'webp'] as const)(
    'a %s of a found item is stored without anything but the picture',
    async (format) => {
      const sent = await picture.clone().withExif(place.exif).toFormat(format).toBuffer();
      expect((await sharp(sent).metadata()).exif).toBeDefined();
      const send = await serve();
      expect((await send(post(hello({ reason: 'find-the-lost', photo: sent.toString('base64') })))).status).toBe(200);
      const [row] = await database.sql<
        { photo: Buffer; type: string }[]
      >`select photo, photo_type as type from app_private.messages`;
      const { exif, width, height, format: stored } = await sharp(row?.photo).metadata();
      expect({ exif, width, height, stored, type: row?.type }).toEqual({
        exif: undefined,
        width: 60,
        height: 40,
        stored: format,
        type: `image/${format}`,
      });
      expect(row?.photo.includes('The Finder')).toBe(false);
    },
  );

  test('SEC-15 what is no such picture is refused, whatever it calls itself', async () => {
    const send = await serve();
    const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    const wrong = [
      await picture.clone().png().toBuffer(),
      Buffer.from('<svg onload="x()"/>'),
      Buffer.concat([jpegStart, Buffer.from('no picture')]),
      Buffer.from('RIFF0000WEBP'),
    ];
    for (const photo of wrong) {
      const response = await send(post(hello({ reason: 'find-the-lost', photo: photo.toString('base64') })));
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({
          fields: { photo: { code: 'invalid', message: expect.stringContaining('JPEG or WebP') } },
        }),
      ]);
    }
    expect(
      (await send(post(hello({ photo: (await picture.clone().jpeg().toBuffer()).toString('base64') })))).status,
    ).toBe(400);
    expect(await database.sql`select count(*)::int as count from app_private.messages`).toMatchObject([{ count: 0 }]);
  });

  test('SEC-14 a small file that would unfold into a huge picture is refused', async () => {
    const bomb = await sharp({ create: { width: 3300, height: 3300, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const send = await serve();
    expect((await send(post(hello({ reason: 'find-the-lost', photo: bomb.toString('base64') })))).status).toBe(400);
    // What it remembers of each picture is never given back: nine of them took 2.6 GB.
    expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
  });

  test('SEC-14 SEC-09 a flood of photos from one place is told to come back, and visitors elsewhere are not', async () => {
    const photo = (await picture.clone().jpeg().toBuffer()).toString('base64');
    const flood = Array.from({ length: 12 }, () => cleanPhoto(photo, '2001:db8:2::/48'));
    const others = Array.from({ length: 4 }, (_, n) => cleanPhoto(photo, `198.51.100.${n}`));
    const outcomes = async (answers: readonly ReturnType<typeof cleanPhoto>[]): Promise<string[]> =>
      (await Promise.all(answers)).map((answer) => (answer.ok ? 'ok' : answer.because));
    expect(await outcomes(flood)).toEqual([...Array<string>(5).fill('ok'), ...Array<string>(7).fill('busy')]);
    expect(await outcomes(others)).toEqual(Array(4).fill('ok'));
    expect(await cleanPhoto(photo, '2001:db8:2::/48')).toMatchObject({ ok: true });
  });
});
