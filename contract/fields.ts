import * as v from 'valibot';
import { longest } from './limits.ts';
import { parseUrl } from './parse-url.ts';
import { said } from './said.ts';

// Half of an emoji (`Cs`) is no text either: no database keeps it.
const lineEndsAside = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;
const anyControl = /[\u0000-\u001f\u007f\p{Cs}]/u;

const trimmed = (length: number, refused: RegExp) =>
  v.pipe(
    v.string(),
    // A tab comes from pasting a table, not from an attack: it becomes a space instead of an error.
    v.transform((value) => said(value.replaceAll('\t', ' '))),
    v.maxLength(length, 'tooLong'),
    v.check((value) => !refused.test(value), 'controlCharacters'),
  );

/** One line of text, trimmed, empty where nobody would see anything of it, at most `length` characters, no control characters. */
export const line = (length: number) => trimmed(length, anyControl);

/** Text of several lines, trimmed; line ends are kept as the visitor set them. */
export const text = (length: number) => trimmed(length, lineEndsAside);

/** An address as browsers accept it, with a dot in its domain (a forgotten ".de" is the usual slip). */
export const address = v.pipe(
  line(longest.email),
  // Firefox sends `müller.de` as it was typed, other browsers as it is looked up: `xn--mller-kva.de`.
  v.transform((value) =>
    value.replace(
      /@(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u,
      (_, domain: string) => `@${parseUrl(`http://${domain}`)?.hostname ?? domain}`,
    ),
  ),
  // As it is looked up, a domain is longer.
  v.maxLength(longest.email, 'tooLong'),
  v.rfcEmail('invalid'),
  v.check((value) => /@[^@]+\.[^@.]+$/u.test(value), 'invalid'),
  // An encoded word: a mail reader would show another address than the one it answers.
  v.check((value) => !value.includes('=?'), 'invalid'),
);
