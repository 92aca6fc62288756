import type { Context, Hono } from 'hono';
import { addressSite } from '#server/http/client-address.ts';
import { pictureType } from '#server/pictures/picture-type.ts';
import { withoutMetadata } from '#server/pictures/redraw.ts';
import { type BucketRules, checkType, rulesOf } from './bucket-rules.ts';
import { callerOf, isTrusted, ownerOf, signedBy, signerOf, type StorageCaller } from './caller.ts';
import { countedCaller } from './limits.ts';
import { findBucket, metadataOf, type ObjectMetadata, type ObjectKey, type StoredObject } from './object-rows.ts';
import { checkMayPut, putObject } from './put-object.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { StorageError } from './storage-error.ts';
import { placeOf, placePath, type StorageParts } from './storage-parts.ts';

/** Uploading, with an account or with a signed address (API-03). */
export function uploads(app: Hono, parts: StorageParts): void {
  const wantsUpsert = (c: Context): boolean => c.req.header('x-upsert') === 'true';
  const received = ({ id }: StoredObject, { bucket, name }: ObjectKey): object => ({
    Id: id,
    Key: `${bucket}/${name}`,
  });

  app.post(`/object/upload/sign/${placePath}`, async (c) => {
    const caller = await countedCaller(c, parts);
    const place = placeOf(c);
    const isUpsert = wantsUpsert(c);
    await findBucket(parts.sql, place.bucket);
    await checkMayPut(parts, caller, { ...place, isUpsert });
    const token = await parts.tokens.signUpload(place, signedBy(caller), isUpsert);
    return c.json({ url: `/object/upload/sign/${place.bucket}/${place.name}?token=${token}`, token });
  });

  app.put(`/object/upload/sign/${placePath}`, async (c) => {
    const place = placeOf(c);
    const { signer, isUpsert } = await parts.tokens.checkUpload(c.req.query('token'), place);
    const who = () => signerOf(parts.sql, signer);
    return c.json(received(await upload(c, parts, who, { ...place, isUpsert }), place));
  });

  app.on(['POST', 'PUT'], `/object/${placePath}`, async (c) => {
    const place = placeOf(c);
    const isUpsert = c.req.method === 'PUT' || wantsUpsert(c);
    return c.json(received(await upload(c, parts, () => callerOf(c, parts), { ...place, isUpsert }), place));
  });
}

async function upload(
  c: Context,
  parts: StorageParts,
  who: () => Promise<StorageCaller>,
  place: ObjectKey & { readonly isUpsert: boolean },
): Promise<StoredObject> {
  const { sql } = parts;
  const caller = await who();
  await parts.limits.count('upload', caller, c);
  const rules = rulesOf(await findBucket(sql, place.bucket));
  // An honest client says how much comes; the rest is counted while it arrives.
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced > rules.fileSizeLimit + largestForm) throw new StorageError('EntityTooLarge');
  await checkMayPut(parts, caller, place);
  const sent = await readUpload(c);
  return putObject(parts, caller, { ...place, userMetadata: sent.userMetadata }, async (version) => {
    checkType(sent.type, rules);
    const from = ownerOf(caller) ?? addressSite(parts.addressOf(c));
    const metadata = await receive(parts, version, sent, rules, from);
    // A file may take two minutes to come: who left the team meanwhile puts nothing there.
    if (isTrusted(caller) && !isTrusted(await who())) throw new StorageError('AccessDenied');
    return metadata;
  });
}

// What a form has around the file.
const largestForm = 256 * 1024;

async function receive(
  { bytes }: StorageParts,
  version: string,
  sent: Upload,
  rules: BucketRules,
  from: string,
): Promise<ObjectMetadata> {
  let type = sent.type;
  let received = await bytes.receive(version, sent.source, rules.fileSizeLimit);
  if (rules.isForPictures) {
    const picture = await cleanPicture(await bytes.readReceived(version), rules, from);
    type = picture.type;
    if (picture.isChanged) {
      await bytes.remove(version);
      received = await bytes.receive(version, [picture.bytes], rules.fileSizeLimit * 2);
    }
  }
  return metadataOf(received, type, sent.cacheControl);
}

// The photo of a phone has twelve. A progressive JPEG of twelve took 116 MB for a moment, one of 23 took 215 (measured).
const mostPixels = 16_000_000;

async function cleanPicture(sent: Buffer, rules: BucketRules, from: string) {
  const type = pictureType(sent);
  checkType(type ?? 'application/octet-stream', rules);
  if (type === undefined) throw new StorageError('InvalidMimeType');
  const cleaned = await withoutMetadata(sent, type, mostPixels, from);
  if (!cleaned.ok && cleaned.because === 'busy') throw new StorageError('SlowDown', undefined, 10);
  if (!cleaned.ok) throw new StorageError('InvalidMimeType', 'The file is no picture that can be shown');
  return { type, bytes: cleaned.value, isChanged: cleaned.value !== sent };
}
