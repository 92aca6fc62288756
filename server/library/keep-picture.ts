import { randomUUID } from 'node:crypto';
import { pictureBucket } from '#contract/pictures.ts';
import type { PictureSizes } from '#server/pictures/draw-sizes.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { giveUp, noteUpload } from '#server/storage/leftovers.ts';
import { metadataOf, type ObjectMetadata } from '#server/storage/object-rows.ts';
import type { LibraryFiles } from './library-parts.ts';

export type NewPicture = {
  readonly id: string;
  readonly path: string;
  readonly alt: string | null;
  readonly altDe: string | null;
};

type File = { readonly name: string; readonly version: string; readonly metadata: ObjectMetadata };

// Another picture has another id, so what lies at an address never changes.
const forEver = 'public, max-age=31536000, immutable';

/**
 * Keeps a picture in all its sizes, or nothing of it: the files are noted before their first byte, and all rows are
 * written at once. `ownerId`: who sent it; null for the site itself.
 */
export async function keepPicture(
  { sql, files }: LibraryFiles,
  picture: NewPicture,
  drawn: PictureSizes,
  ownerId: string | null,
): Promise<void> {
  const sizes = drawn.sizes.map((size) => ({ ...size, version: randomUUID() }));
  const versions = sizes.map(({ version }) => version);
  try {
    const kept: File[] = [];
    for (const { width, type, bytes, version } of sizes) {
      await noteUpload(sql, version);
      const received = await files.bytes.receive(version, [bytes], bytes.length);
      await files.bytes.keep(version);
      const name = `${picture.id}/${width}.${type.slice('image/'.length)}`;
      kept.push({ name, version, metadata: metadataOf(received, type, forEver) });
    }
    await sql.begin(async (transaction) => {
      await writeRows(transaction, picture, drawn, kept, ownerId);
      await transaction`delete from storage.leftovers where version = any (${versions}::uuid[])`;
    });
  } catch (error) {
    for (const version of versions) await giveUp(sql, version);
    files.onLeft();
    throw error;
  }
}

async function writeRows(
  sql: Queries,
  { id, path, alt, altDe }: NewPicture,
  { width, height, widths }: PictureSizes,
  kept: readonly File[],
  ownerId: string | null,
): Promise<void> {
  await sql`
    insert into storage.buckets (id, name, public) values (${pictureBucket}, ${pictureBucket}, true)
    on conflict do nothing`;
  await sql`
    insert into public.pictures (id, path, alt, alt_de, width, height, widths)
    values (${id}, ${path}, ${alt}, ${altDe}, ${width}, ${height}, ${[...widths]})`;
  for (const { name, version, metadata } of kept)
    await sql`
      insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
      values (${pictureBucket}, ${name}, ${ownerId}, ${ownerId}, ${version}, ${sql.json(metadata)})`;
}
