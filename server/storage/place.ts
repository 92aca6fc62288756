import type { Context } from 'hono';
import { checkBucketName, checkObjectName } from './names.ts';
import type { Place } from './object-rows.ts';

/** The part of a route that names an object: its bucket, and everything behind it. */
export const placePath = ':bucket/:name{.+}';

/** The object that an address names. Throws when bucket or name is none. */
export function placeOf(c: Context): Place {
  return checkPlace({ bucket: c.req.param('bucket') ?? '', name: c.req.param('name') ?? '' });
}

/** Refuses a place whose bucket or name is none. */
export function checkPlace(place: Place): Place {
  checkBucketName(place.bucket);
  checkObjectName(place.name);
  return place;
}
