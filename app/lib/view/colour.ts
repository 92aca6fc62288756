/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

/** Reads `#rrggbb`. Anything else is undefined. */
export function readHex(hex: unknown): Colour | undefined {
  const digits = typeof hex === 'string' ? /^#([0-9a-f]{6})$/iu.exec(hex)?.[1] : undefined;
  if (!digits) return;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour as someone types it, `#rgb` or `#rrggbb`, with or without the sign: `parseHex('fa0')` is `#FFAA00`. */
export function parseHex(typed: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(typed.trim())?.[1];
  if (!digits) return;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${all.toUpperCase()}`;
}

/**
 * Reads an opaque colour as the browser computes it: `rgb(255, 229, 229)`, or mixed `color(srgb 1 0.9 0.9)`. Anything else
 * is undefined.
 */
export function readRgb(computed: string): Colour | undefined {
  const [, kind, ...parts] = /^(rgb\(|color\(srgb )([\d.]+),? ([\d.]+),? ([\d.]+)\)$/u.exec(computed) ?? [];
  const [red, green, blue] = parts.map((part) => Math.round(Number(part) * (kind === 'rgb(' ? 1 : 255)));
  return red !== undefined && green !== undefined && blue !== undefined ? [red, green, blue] : undefined;
}

export const writeHex = (colour: Colour): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A colour on the way from one to another; a share of 1 is the other. */
export const mix = (from: Colour, to: Colour, share: number): Colour =>
  from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share)) as unknown as Colour;

export const black: Colour = [0, 0, 0];
export const white: Colour = [255, 255, 255];

/** Blends toward white; 100 leaves the colour as it is (APP-04). */
export const fadeToWhite = (colour: Colour, intensity: number): Colour => mix(white, colour, intensity / 100);

/** Darkens toward black; 100 leaves the colour as it is (APP-04). */
export const darkenToBlack = (colour: Colour, intensity: number): Colour => mix(black, colour, intensity / 100);

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast that text may have (WCAG 2.2, 1.4.3). */
export const readable = 4.5;

/** The most contrast that any text can have on a background. */
export const bestContrast = (background: Colour): number =>
  Math.max(contrast(background, black), contrast(background, white));

/**
 * Keeps the visitor's background and moves the text colour as little as needed to be readable.
 * Black or white reaches 4.58 on any background, so with the usual least contrast this always succeeds.
 */
export function readableText(background: Colour, text: Colour, least = readable): Colour {
  // In the smallest steps that a colour can make.
  for (let step = 0; step < 256; step += 1)
    for (const end of [black, white]) {
      const moved = mix(text, end, step / 255);
      if (contrast(background, moved) >= least) return moved;
    }
  return black;
}
