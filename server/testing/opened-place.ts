import { onTestFinished } from 'vitest';
import { type TestPlace, testPlace } from './test-server.ts';

/** A place for the servers of one test, removed after it. */
export async function openedPlace(make: () => Promise<TestPlace> = testPlace): Promise<TestPlace> {
  const place = await make();
  onTestFinished(place.remove);
  return place;
}
