import { correction, generate, mode } from 'lean-qr';

/** White around the code, in modules: readers need four. */
const quietZone = 4;

/** Draws bytes as a QR code of level M: `path` is all dark modules, in a square of `size` with its quiet zone. */
export function drawCode(bytes: Uint8Array): { size: number; path: string } {
  const code = generate(mode.bytes(bytes), {
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
    maxVersion: 13,
  });
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + quietZone} ${y + quietZone}h1v1h-1z`;
  return { size: code.size + 2 * quietZone, path };
}
