/** Where a letter stands on the page; nowhere, where a picture is put into words. */
type Spot = { readonly node: Text; readonly offset: number };

export type Letter = { readonly sign: string; readonly spot: Spot | undefined; readonly language: string };

/** Text in one language, with the place of each of its letters: `spots` is as long as `text`. */
export type Piece = {
  readonly text: string;
  readonly language: string;
  readonly spots: readonly (Spot | undefined)[];
};

const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Splits a sentence where its language changes. Signs alone are said with what stands before them. */
export function piecesOf(letters: readonly Letter[]): Piece[] {
  const pieces: { text: string; language: string; spots: (Spot | undefined)[] }[] = [];
  let before: Letter | undefined;
  for (const letter of letters) {
    // Of a sign that takes the room of two each half is the same letter.
    if (letter === before) {
      pieces.at(-1)?.spots.push(letter.spot);
      continue;
    }
    before = letter;
    const last = pieces.at(-1);
    if (last && (last.language === letter.language || !isSaid(letter.sign))) {
      last.text += letter.sign;
      last.spots.push(letter.spot);
    } else pieces.push({ text: letter.sign, language: letter.language, spots: [letter.spot] });
  }
  return pieces.filter(({ text }) => isSaid(text));
}

/** A part of a piece. */
export const partOf = ({ text, language, spots }: Piece, from: number, to: number): Piece => ({
  text: text.slice(from, to),
  language,
  spots: spots.slice(from, to),
});
