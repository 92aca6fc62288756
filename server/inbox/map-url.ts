import { thingReason } from '#contract/found-fields.ts';

// The last line of the place in a report of ours (contract/write-report.ts), in either language.
const mapLine = /^(?:Map|Karte): https:\/\/www\.google\.com\/maps\?q=(-?\d{1,2}\.\d{6}),(-?\d{1,3}\.\d{6})$/gmu;

/**
 * Where a found thing lies or a lost one was: a page of OpenStreetMap, made from the point that the report names. Anything else in a
 * message that looks like a link stays text: it may lead anywhere. Null without a point on earth.
 */
export function mapUrlOf({ reasonId, message }: { reasonId: string | null; message: string }): string | null {
  if (!thingReason(reasonId)) return null;
  // What somebody typed stands before it.
  const [, latitude, longitude] = [...message.matchAll(mapLine)].at(-1) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}
