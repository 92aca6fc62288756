import type { Result } from '#contract/failures.ts';

/** Where the device is, as far as the browser knows. `accuracy` is in metres. */
export type Position = { latitude: number; longitude: number; accuracy: number | undefined };

export type NoPosition = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** By the codes of the browser: 1, 2 and 3. */
const reasons = ['unavailable', 'denied', 'unavailable', 'timeout'] as const;

/**
 * Asks the browser where the device is, and the browser asks the visitor: so call it only after a button
 * that says so (CALM-18). A visitor who closes the browser's question may never get an answer.
 */
export function findPosition(): Promise<Result<Position, { readonly because: NoPosition }>> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve({ ok: false, because: 'unsupported' });
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ ok: true, value: { latitude, longitude, accuracy } }),
      ({ code }) => resolve({ ok: false, because: reasons[code] ?? 'unavailable' }),
      // A remembered position may be where the visitor slept, not where the keys lie.
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
    ),
  );
}
