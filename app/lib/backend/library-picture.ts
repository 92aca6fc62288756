import { pictureBucket, pictureId, type ShownPicture } from '#contract/pictures.ts';
import { backendUrl } from './backend.ts';

/**
 * Reads a row of public.pictures, or what the library says of one, into what a page draws. Out: undefined for what is no
 * picture. Nothing of a row is trusted: an address is made of a UUID and a number.
 */
export function readPicture(row: unknown): ShownPicture | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { id, width, height, widths, alt, alt_de: altDe } = row as Record<string, unknown>;
  if (typeof id !== 'string' || !pictureId.test(id)) return undefined;
  if (!isSize(width) || !isSize(height) || !Array.isArray(widths) || !widths.every(isSize)) return undefined;
  const at = (size: number, ending: 'avif' | 'webp') =>
    `${backendUrl}/storage/v1/object/public/${pictureBucket}/${id}/${size}.${ending}`;
  const all = (ending: 'avif' | 'webp') => widths.map((size) => `${at(size, ending)} ${size}w`).join(', ');
  return {
    avif: all('avif'),
    webp: all('webp'),
    src: at(width, 'webp'),
    width,
    height,
    alt: {
      ...(typeof alt === 'string' && alt !== '' && { en: alt }),
      ...(typeof altDe === 'string' && altDe !== '' && { de: altDe }),
    },
  };
}

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
