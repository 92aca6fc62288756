type Out = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean };

/**
 * Tells how far something long has come. In: how many steps there are. In a terminal each step takes the place of
 * the one before; elsewhere, as in the log of a service, each is a line.
 */
export function progressOf(total: number, out: Out = process.stdout) {
  const began = performance.now();
  let number = 0;
  // To the beginning of the line, and the rest of it away.
  const say = (text: string, end: string): void => void out.write(out.isTTY ? `\r\u001B[2K${text}${end}` : `${text}\n`);
  return {
    /** Says what begins now. */
    step: (what: string): void => say(`  ${(number += 1)} of ${total}: ${what} …`, ''),
    /** Says that all is done, and how long it took. */
    done: (what: string): void => say(`${what} (${Math.round((performance.now() - began) / 1000)} s).`, '\n'),
  };
}
