import type { Result } from '#contract/failures.ts';

/** The photo of a report, ready to be sent: a JPEG without anything a camera wrote into it. */
export type Photo = {
  readonly blob: Blob;
  /** The same in the form that travels in the message. */
  readonly base64: string;
  readonly width: number;
  readonly height: number;
};

export type NoPhoto = 'heic' | 'unreadable' | 'tooLarge' | 'protected';

// Decoded, each pixel takes four bytes: 160 MB, which an old phone can only just give.
const mostPixels = 40_000_000;
// Enough to recognise a key ring on a whole screen.
const longestSide = 1600;
// In base64 a third more: a slow phone sends that within the patience of `sendMessage`, far below the server's limit.
const mostBytes = 400_000;
const qualities = [0.82, 0.7, 0.55, 0.4];
const smallestSide = 400;

/**
 * Makes the picture that is sent out of the one that was chosen: drawn anew, so that place, device and
 * everything else that a camera writes into its files stays behind, and small enough for a slow line.
 */
export async function shrinkPhoto(file: File): Promise<Result<Photo, { readonly because: NoPhoto }>> {
  const address = URL.createObjectURL(file);
  try {
    if (!keepsColours()) return { ok: false, because: 'protected' };
    const picture = await open(address);
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width * height > mostPixels) return { ok: false, because: 'tooLarge' };
    for (let side = longestSide; side >= smallestSide; side /= 2) {
      const size = fitInside(width, height, side);
      for (const quality of qualities) {
        const blob = await draw(picture, size, quality);
        if (blob.size <= mostBytes) return { ok: true, value: { blob, base64: await base64Of(blob), ...size } };
      }
    }
    return { ok: false, because: 'unreadable' };
  } catch {
    // Some systems name no type for the files of an iPhone.
    const isHeic = /heic|heif/iu.test(`${file.type} ${file.name}`);
    return { ok: false, because: isHeic ? 'heic' : 'unreadable' };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The size of a picture whose longer side is at most `longest`, in the same shape. It never grows. */
export function fitInside(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * An <img> knows its size before its pixels are decoded, and turns itself the way the camera was held
 * (`createImageBitmap` does neither: older Safari refuses the option that asks for it).
 */
function open(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  return new Promise((resolve, reject) => {
    picture.addEventListener('load', () => (picture.naturalWidth > 0 ? resolve(picture) : reject(new Error('empty'))));
    picture.addEventListener('error', () => reject(new Error('not a picture')));
    picture.src = address;
  });
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

async function draw(
  picture: HTMLImageElement,
  size: { width: number; height: number },
  quality: number,
): Promise<Blob> {
  const { canvas, context } = canvasOf(size.width, size.height);
  // JPEG has no transparency: what is clear would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  // Safari keeps the memory of a canvas until it is made empty.
  canvas.width = 0;
  canvas.height = 0;
  if (blob?.type !== 'image/jpeg') throw new Error('not encoded');
  return blob;
}

/** False in a browser that answers with noise when a page reads what it drew (Tor Browser, for example). */
function keepsColours(): boolean {
  const { context } = canvasOf(4, 1);
  const drawn = [0, 90, 180, 255];
  for (const [x, shade] of drawn.entries()) {
    context.fillStyle = `rgb(${shade} ${255 - shade} ${shade})`;
    context.fillRect(x, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, 4, 1);
  return drawn.every((shade, x) => Math.abs((data[x * 4] ?? 0) - shade) < 8);
}

function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/u, '')));
    reader.addEventListener('error', () => reject(new Error('not read')));
    reader.readAsDataURL(blob);
  });
}
