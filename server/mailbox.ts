import { domainToASCII } from 'node:url';

// In a domain of these signs nothing else is hidden: `domainToASCII` also reads the rest of a URL.
const notInDomains = /[/?#%|^`{}<>]/u;

// Another letter that would turn into one of the alphabet, as the sign of Kelvin into a "k", spells somebody else's
// address: its mailbox is another one, or none.
const becomesAscii = (letter: string): boolean =>
  !isAscii.test(letter) && isAscii.test(letter.normalize('NFC').toLowerCase());
const isAscii = /[\0-\x7F]/u;

/** 64 bytes, an "@" and 255 more (RFC 5321, 4.5.3.1). A domain in other letters becomes longer by being looked up. */
const longestAddress = 320;

/**
 * An address as its mailbox is spelt once for all: in lower case, its domain as it is looked up. Undefined where it is
 * none, would become somebody else's, or is longer than any: each other letter of a domain is compared with all that
 * stand in it.
 */
export function oneSpelling(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  if (at === -1 || typed.length > longestAddress) return undefined;
  const typedLocal = typed.slice(0, at);
  const local = typedLocal.normalize('NFC').toLowerCase().normalize('NFC');
  const wanted = typed.slice(at + 1);
  if (notInDomains.test(wanted) || [...typedLocal].some(becomesAscii)) return undefined;
  // A full stop at the end is the root of all domains.
  const domain = domainToASCII(wanted).replace(/\.$/u, '');
  return domain.split('.').includes('') ? undefined : `${local}@${domain}`;
}

/**
 * `ada+news@example.org` lies in the mailbox of `ada@example.org`, and Google reads no dots: who would flood a mailbox
 * gets no more by adding either.
 */
export const withoutTag = (email: string): string =>
  email
    .replace(/(?<=.)\+[^@]*(?=@)/u, '')
    .replace(/^(.+)@(?:gmail|googlemail)\.com$/u, (_, local: string) => `${local.replaceAll('.', '')}@gmail.com`);

/** The mailbox behind an address, by which its mails are counted. */
export const mailboxOf = (email: string): string => withoutTag(oneSpelling(email) ?? email.toLowerCase());
