/** The code for banking apps has room for 331 bytes; a longer name would push the rest out. */
const bytesForName = 100;

/** Banks take letters, digits and these signs. Everything else would come out as something else. */
const notTransferable = /[^\p{L}\p{M}\p{N} '()+,\-./:?]/gu;

/** As much of a name as a transfer can carry. */
function transferable(name: string): string {
  const signs = Array.from(name.normalize('NFC').replace(notTransferable, ' ').replace(/ +/gu, ' ').trim());
  const encoder = new TextEncoder();
  let bytes = 0;
  return signs
    .filter((sign) => (bytes += encoder.encode(sign).length) <= bytesForName)
    .join('')
    .trim();
}

/**
 * The reference of a transfer (DON-09): `Ada Donation`, and the number of the notice once there is one. `word` is
 * `referenceWord` in the language of the page.
 */
export const paymentReference = (word: string, name: string, number = ''): string =>
  [transferable(name), word, number].filter(Boolean).join(' ');
