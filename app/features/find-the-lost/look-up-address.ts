import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { degrees, type Location } from '#contract/location.ts';

/** A maps service that tells the address of a point (docs/operations.md): its URL and the key for it. */
type Geocoder = { readonly url: string; readonly key: string };

/** Long enough for a slow phone, short enough that the address still comes before the report is sent. */
const patience = 8_000;

/**
 * Asks a maps service for the address of a point (FIND-07). An address is a help, so whatever goes
 * wrong is noted in the console and the coordinates are shown instead: `undefined`.
 */
export async function lookUpAddress(
  { url, key }: Geocoder,
  { latitude, longitude }: Location,
  milliseconds = patience,
): Promise<string | undefined> {
  try {
    const query = `latlng=${degrees(latitude)},${degrees(longitude)}&key=${encodeURIComponent(key)}`;
    const answer = await fetch(`${url}?${query}`, {
      signal: signalAfter(milliseconds),
      credentials: 'omit',
    });
    // The service says "denied" with status 200 as well, so its own word counts.
    const body = (await answer.json()) as { status?: unknown; results?: { formatted_address?: unknown }[] } | null;
    const address = body?.status === 'OK' ? body.results?.[0]?.formatted_address : undefined;
    if (typeof address === 'string' && address.trim() !== '') return address.trim();
    console.warn('The maps service gave no address:', answer.status, body?.status);
  } catch (error) {
    console.warn('The maps service gave no address:', error);
  }
  return undefined;
}
