import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { geocoder } from '#app/lib/backend/config.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { foundWhere as words, noPosition } from '#content/found/form.ts';
import type { Result } from '#contract/failures.ts';
import type { Location } from '#contract/location.ts';
import type { Words } from '#contract/words.ts';

/** Why there is no location, as the visitor is told it. */
export const positionFailure = (because: NoPosition, t: Words): string =>
  because === 'unsupported' ? t(words.unsupported) : t(words.failed, { reason: t(noPosition[because]) });

/** Asks for the address of a point. The code for it comes only where a maps service is set. */
async function addressOf(location: Location): Promise<string | undefined> {
  if (!geocoder) return;
  try {
    const { lookUpAddress } = await import('./look-up-address.ts');
    return await lookUpAddress(geocoder, location);
  } catch (error) {
    console.warn('The address was not looked up:', error);
    return undefined;
  }
}

/**
 * Finds where the visitor is, when asked to, and then the address of it. The location is handed on as
 * soon as it is known, the address when it comes: nothing waits for it (FIND-07).
 */
export function useFinding(onFound: (location: Location) => void) {
  const t = useWords();
  const [state, setState] = useState<'idle' | 'asking' | 'lookingUp' | NoPosition>('idle');
  const [found, setFound] = useState<Location>();
  // It may come late: to the form as it is then.
  const handOn = useEffectEvent(onFound);
  useEffect(() => {
    if (found) handOn(found);
  }, [found]);
  // What was asked for before the last change is no longer wanted when it comes.
  const turn = useRef(0);

  function stop(): void {
    turn.current += 1;
    setState('idle');
  }

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function find(): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setState('asking');
    const result = await findPosition();
    if (mine !== turn.current) return;
    if (!result.ok) {
      setState(result.because);
      showToast({ title: positionFailure(result.because, t), text: t(words.instead), isFailure: true });
      return;
    }
    setFound(result.value);
    setState(geocoder ? 'lookingUp' : 'idle');
    const address = await addressOf(result.value);
    if (mine !== turn.current) return;
    setState('idle');
    if (address !== undefined) setFound({ ...result.value, address });
  }

  return { state, find, stop };
}

type NoPosition = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** By the codes of the browser: 1, 2 and 3. */
const reasons = ['unavailable', 'denied', 'unavailable', 'timeout'] as const;

/**
 * Asks the browser where the device is, and the browser asks the visitor: so call it only after a button
 * that says so (CALM-18). A visitor who closes the browser's question may never get an answer.
 */
function findPosition(): Promise<Result<Location, { readonly because: NoPosition }>> {
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
