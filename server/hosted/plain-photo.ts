import type { CleanPhoto } from '#server/messages/photo.ts';
import { isOnlyPicture } from '#server/pictures/picture-parts.ts';
import { pictureType } from '#server/pictures/picture-type.ts';

/**
 * Where no program of ours can draw a photo anew: takes what the form sends, which a browser has drawn, and refuses
 * whatever holds more than the picture.
 */
export const plainPhoto: CleanPhoto = async (base64) => {
  const bytes = Buffer.from(base64, 'base64');
  const type = pictureType(bytes);
  return (type === 'image/jpeg' || type === 'image/webp') && isOnlyPicture(bytes, type)
    ? { ok: true, photo: { bytes, type } }
    : { ok: false, because: 'invalid' };
};
