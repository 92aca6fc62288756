import type { Step } from '#content/blocks/prose.ts';
import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';

/** Room to write in, on the screen or by hand. `lines` is the room on paper: all sheets are one page, also when full. */
export type Blank = {
  readonly kind: 'blank';
  readonly id: string;
  readonly label: Localized;
  /** What could be written there. On paper only where nothing was. */
  readonly hint?: Localized;
  readonly lines: number;
  /** Two of them stand beside each other on paper. */
  readonly isHalf?: true;
};

/** Boxes to tick, none or several. */
export type Boxes = {
  readonly kind: 'boxes';
  readonly id: string;
  readonly label: Localized;
  readonly options: readonly { readonly id: string; readonly name: Localized }[];
};

/** What the sheet itself says; as a heading where `isTitle`. */
export type Said = { readonly kind: 'said'; readonly id: string; readonly text: Localized; readonly isTitle?: true };

/** A line to sign on, only on paper. */
type Signature = { readonly kind: 'signature'; readonly id: string; readonly label: Localized };

/** A row of a table on paper: one sense, how much it reports, room for words. */
export type Sense = { readonly id: string; readonly name: Localized; readonly about: Localized };

export type Senses = { readonly kind: 'senses'; readonly id: string; readonly senses: readonly Sense[] };

export type SheetPart = Blank | Boxes | Said | Signature | Senses;

/** Whose sheet it is, and of when. */
export const nameAndDate: readonly Blank[] = [
  { kind: 'blank', id: 'name', label: { en: 'Name', de: 'Name' }, lines: 1, isHalf: true },
  { kind: 'blank', id: 'date', label: { en: 'Date', de: 'Datum' }, lines: 1, isHalf: true },
];

/** What the page around a sheet says. */
export type SheetWords = {
  /** Right below the title, and what search engines show. */
  readonly lead: Localized;
  /** What to know before it is filled in. */
  readonly before: Localized<readonly string[]>;
  /** It says what to do, one thing after the other. */
  readonly isInSteps?: true;
  readonly drawing?: `/drawings/${string}.svg`;
  readonly next: Step;
  readonly checked?: Checked;
};
