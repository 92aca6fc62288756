const folder = '/codes';

/** Where the QR code of a public address lies, as the paper of that page shows it: `/codes/de/contact.svg`. */
export const codePath = (address: string): string => `${folder}${address === '/' ? '/home' : address}.svg`;

/** The address whose code lies at a path; undefined where no code can be. */
export function codedAddress(path: string): string | undefined {
  const [, address] = /^\/codes(\/.+)\.svg$/su.exec(path) ?? [];
  return address === '/home' ? '/' : address;
}
