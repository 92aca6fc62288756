/**
 * Whether a file is the picture and nothing else: every part of it is one that is needed to show it, and it ends where
 * the picture ends. What tools leave behind the end may be all that was cropped away (CVE-2023-21036).
 */
export function isOnlyPicture(bytes: Buffer, type: string): boolean {
  if (type === 'image/png') return isOnlyPng(bytes);
  if (type === 'image/webp') return isOnlyWebp(bytes);
  return type === 'image/jpeg' && isOnlyJpeg(bytes);
}

// PNG (third edition) 11: the parts that say how the picture looks. Words, times and what a program calls its own stay out.
const pngParts = new Set('IHDR PLTE tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs IDAT IEND'.split(' '));

// Behind eight bytes of signature each part has a length, a name, its data and a checksum.
function isOnlyPng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!pngParts.has(name)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

// RFC 9649, 2.7: EXIF, XMP and whatever nobody knows stay out.
const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

// "RIFF", the size of all that follows, "WEBP", and then parts: a name, a length, the data, filled up to an even length.
function isOnlyWebp(bytes: Buffer): boolean {
  return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 === bytes.length && hasOnlyWebpParts(bytes.subarray(12));
}

function hasOnlyWebpParts(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (!webpParts.has(name) || end > bytes.length) return false;
    // A frame of an animation says in 16 bytes where it stands, and has parts of its own.
    if (name === 'ANMF' && !hasOnlyWebpParts(bytes.subarray(at + 24, end))) return false;
    if (end % 2 === 1 && bytes[end] !== 0) return false;
    at = end + (end % 2);
    // The points themselves come last.
    if (name === 'VP8 ' || name === 'VP8L') break;
  }
  return at === bytes.length;
}

// Behind "start of image" a JPEG has parts: 0xFF, what it is, its length and data (ITU-T T.81, B.1). Behind each start
// of a scan (0xDA) come its points, in which 0xFF stands only before 0x00 and before what starts them anew.
function isOnlyJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 2 <= bytes.length;) {
    const part = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (part === 0xd9) return at + 2 === bytes.length;
    if (at + 4 > bytes.length || !isJpegPart(part, bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2))))
      return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (part === 0xda) at = endOfScan(bytes, at);
  }
  return false;
}

// Tables, frames (0xC0 to 0xCF) and scans, and of what programs add: JFIF without a small picture, a colour profile and
// Adobe's colour order. Not: comments, EXIF, XMP, second pictures (MPF).
function isJpegPart(part: number, data: Buffer): boolean {
  const starts = (name: string): boolean => data.toString('latin1', 0, name.length) === name;
  if (part === 0xe0) return starts('JFIF\0') && data.length === 14;
  if (part === 0xe2) return starts('ICC_PROFILE\0');
  if (part === 0xee) return starts('Adobe') && data.length === 12;
  return (part >= 0xc0 && part <= 0xcf && part !== 0xc8) || (part >= 0xda && part <= 0xdd);
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
