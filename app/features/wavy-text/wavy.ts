/** A line of text on waves. `waves` and `height` are within `wavyLimits`, the colours are `#rrggbb`. */
export type Wavy = {
  readonly text: string;
  readonly waves: number;
  readonly height: number;
  readonly ink: string;
  readonly ground: string;
};

export const wavyLimits = { text: 80, waves: [1, 6], height: [0, 40] } as const;

const usual = { waves: 2, height: 18, ink: '#23282d', ground: '#fff9f7' } as const;

/** Reads what a form or an address says; whatever is missing or wrong is as usual, and `text` where there is none. */
export function readWavy(said: URLSearchParams, text: string): Wavy {
  const number = (name: 'waves' | 'height') => {
    const [least, most] = wavyLimits[name];
    const given = Number.parseInt(said.get(name) ?? '', 10);
    return given >= least && given <= most ? given : usual[name];
  };
  const colour = (name: 'ink' | 'ground') => {
    const given = said.get(name) ?? '';
    return /^#[0-9a-f]{6}$/iu.test(given) ? given : usual[name];
  };
  return {
    text: said.get('text')?.trim().slice(0, wavyLimits.text) || text,
    waves: number('waves'),
    height: number('height'),
    ink: colour('ink'),
    ground: colour('ground'),
  };
}

// What no XML may hold, and the signs that mean something in it.
const cleaned = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replace(/[<>&"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

const letter = 24;
const margin = 24;

/** Draws it as a whole SVG file, which is also what stands in the page. */
export function drawWavy({ text, waves, height, ink, ground }: Wavy): string {
  const length = [...text].length * letter;
  const line = Math.max(320, length + letter);
  const [width, tall] = [line + 2 * margin, 2 * height + 104];
  // Half a wave; all others follow from it, up and down in turn.
  const half = line / (2 * waves);
  const path = `M${margin} ${tall / 2 + 12}q${half / 2} ${-2 * height} ${half} 0${`t${half} 0`.repeat(2 * waves - 1)}`;
  const words = cleaned(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}" role="img" aria-label="${words}"><title>${words}</title><rect width="100%" height="100%" fill="${ground}"/><path id="wave" d="${path}" fill="none"/><text font-family="sans-serif" font-size="40" font-weight="700" fill="${ink}" text-anchor="middle"><textPath href="#wave" startOffset="50%" textLength="${length}" lengthAdjust="spacingAndGlyphs">${words}</textPath></text></svg>`;
}
