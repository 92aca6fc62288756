/** A signal that ends what takes longer, in milliseconds. `AbortSignal.timeout` is younger than phones that visit us. */
export function signalAfter(milliseconds: number): AbortSignal {
  const life = new AbortController();
  setTimeout(() => life.abort(), milliseconds);
  return life.signal;
}
