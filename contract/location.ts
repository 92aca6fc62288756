/**
 * Where a thing was found or lost, as one value (FIND-17): it is kept, shown, sent and cleared as a whole.
 * `accuracy` is in metres; a point that was set by hand has none.
 */
export type Location = {
  latitude: number;
  longitude: number;
  accuracy?: number | undefined;
  address?: string | undefined;
};

/** The longest address we take. */
export const longestAddress = 500;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

/** The location as the form keeps it, in one hidden field. Nothing is an empty text. */
export const writeLocation = (location: Location | undefined): string => (location ? JSON.stringify(location) : '');

/** Reads it again. What is no place on earth is none: a browser's storage can be changed by anything. */
export function readLocation(text: string): Location | undefined {
  try {
    const { latitude, longitude, accuracy, address } = JSON.parse(text) as Record<keyof Location, unknown>;
    if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return;
    return {
      latitude,
      longitude,
      ...(isWithin(accuracy, Infinity) && { accuracy }),
      // After the cut, which may have left half of an emoji.
      ...(typeof address === 'string' && {
        address: address.slice(0, longestAddress).replace(/[\p{Cc}\p{Cs}]+/gu, ' '),
      }),
    };
  } catch {
    return undefined;
  }
}

/** Six decimals, about ten centimetres. `-0` is written as `0`. */
export const degrees = (value: number): string => value.toFixed(6).replace(/^-(?=0\.0+$)/u, '');

/** `52.520008, 13.404954` */
export const coordinates = ({ latitude, longitude }: Location): string => `${degrees(latitude)}, ${degrees(longitude)}`;

/** A page of Google Maps that shows the point. It is only for the team: nothing is loaded from there. */
export const mapLink = ({ latitude, longitude }: Location): string =>
  `https://www.google.com/maps?q=${degrees(latitude)},${degrees(longitude)}`;

/** Whole metres, if the browser told any. */
export function roundedMetres({ accuracy }: Location): number | undefined {
  return accuracy !== undefined && Number.isFinite(accuracy) && accuracy >= 0 ? Math.round(accuracy) : undefined;
}

/** What a map shows: a point in its middle, and how near. */
export type MapView = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

// A town fits.
const usualZoom = 13;
const mostZoom = 19;

/** What a map shows as one line, the way map services write a point: `51.05, 13.74`, and how near it is when it matters. */
export function readView(line: string): MapView | undefined {
  const numbers = line.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [latitude, longitude, zoom = usualZoom] = numbers;
  const isView = isWithin(latitude, 90) && isWithin(longitude, 180) && isWithin(zoom, mostZoom) && zoom > 0;
  return isView && numbers.length <= 3 ? { latitude, longitude, zoom } : undefined;
}
