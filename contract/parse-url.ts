/** An address in parts; undefined where it is none. `URL.canParse` and `URL.parse` are younger than phones that visit us. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
