import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserClient, type BrowserClient, storageIn } from '#server/testing/accounts.ts';

// The clock stands still unless it is told to go: what is measured here is the client itself.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const seconds = (): number => Date.now() / 1000;
const accessTokenSeconds = 900;

/** A client with a session of fifteen minutes, and when it asked for the next one, in seconds from now. */
async function visitor(answer: () => Response): Promise<{ client: BrowserClient; asked: number[] }> {
  const start = seconds();
  const asked: number[] = [];
  const kept = new Map([['ecosystem-auth', JSON.stringify(session(1))]]);
  const client = browserClient(
    { url: 'http://nowhere.example' },
    {
      storage: storageIn(kept),
      fetch: async (input) => {
        expect(String(input)).toBe('http://nowhere.example/auth/v1/token?grant_type=refresh_token');
        asked.push(seconds() - start);
        return answer();
      },
    },
  );
  await client.startAutoRefresh();
  return { client, asked };
}

function session(number: number): object {
  return {
    access_token: `access.${number}.x`,
    refresh_token: `refresh ${number}`,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: seconds() + accessTokenSeconds,
    user: { id: 'ada' },
  };
}

const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time * 1000);

describe('AUTH-11', () => {
  test('every 30 seconds the client looks, and refreshes when 90 seconds or less remain', async () => {
    let number = 1;
    const { client, asked } = await visitor(() => Response.json(session((number += 1))));
    const looks = vi.spyOn(client as unknown as { _autoRefreshTokenTick: () => void }, '_autoRefreshTokenTick');
    await pass(300);
    expect(looks).toHaveBeenCalledTimes(1 + 300 / 30);
    await pass(509);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([accessTokenSeconds - 90]);
    await pass(1800);
    expect(asked).toEqual([810, 1620, 2430]);
    await client.stopAutoRefresh();
  });

  test.each([
    ['an answer of 503', () => Response.json({ code: 'unavailable', message: 'Later' }, { status: 503 })],
    [
      'no answer',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])(
    'after %s it waits 200 ms, then twice as long each time, as long as that is within 30 seconds',
    async (_, answer) => {
      const { client, asked } = await visitor(answer);
      await pass(809);
      expect(asked).toEqual([]);
      await pass(31);
      const waits = asked.slice(1).map((time, index) => Math.round((time - (asked[index] ?? 0)) * 1000));
      expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
      expect((asked.at(-1) ?? 0) - (asked[0] ?? 0)).toBeLessThan(30);
      await client.stopAutoRefresh();
      // Nobody was signed out by it.
      expect((await client.getSession()).data.session).toMatchObject({ refresh_token: 'refresh 1' });
    },
  );
});
