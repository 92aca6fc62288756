import { compactIban } from '#contract/iban.ts';

export type Transfer = { holder: string; iban: string; reference: string; euros?: number | undefined };

/** EPC069-12 takes names of 70 signs, references of 140, and 331 bytes in all (a code of version 13, level M). */
const most = { holder: 70, reference: 140, bytes: 331 };

/**
 * What the QR code for banking apps holds (GiroCode, EPC069-12 version 002). Undefined when the
 * details do not fit: then there is no code, rather than one that says something else than the page.
 */
export function giroCode({ holder, iban, reference, euros }: Transfer): Uint8Array | undefined {
  if (holder.length > most.holder || reference.length > most.reference) return;
  const noBic = '';
  const noPurpose = '';
  const noStructuredReference = '';
  const amount = euros === undefined ? '' : `EUR${euros}.00`;
  const utf8 = '1';
  const lines = ['BCD', '002', utf8, 'SCT', noBic, holder, compactIban(iban), amount, noPurpose];
  const bytes = new TextEncoder().encode([...lines, noStructuredReference, reference].join('\n'));
  return bytes.length > most.bytes ? undefined : bytes;
}
