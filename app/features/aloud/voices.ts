import { languageOf } from './readable.ts';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'voiceURI' | 'lang' | 'localService' | 'default'>;

const ofLinux = 'urn:moz-tts:speechd:';

/** Whether a voice speaks on the device. Firefox on Linux says so of none, though its voices are a program there. */
export const isOwn = ({ localService, voiceURI }: Voice): boolean => localService || voiceURI.startsWith(ofLinux);

/** That program lists each of its voices a hundred times, in other keys. */
const isVariant = ({ voiceURI, name }: Voice): boolean => voiceURI.startsWith(ofLinux) && name.includes('+');

/** The less, the better: Apple lists voices that are meant as a joke, and old ones; others speak a dialect. */
function rankOf({ voiceURI, name, lang }: Voice): number {
  if (/speech\.synthesis\.voice|eloquence/u.test(voiceURI)) return 3;
  if (!/^[a-z]{2,3}(?:[-_][a-z]{2})?$/iu.test(lang)) return 2;
  return /premium|enhanced|natural/iu.test(voiceURI + name) ? 0 : 1;
}

/** The voices of a language, those of the device first, the best of them before others. */
export const voicesOf = <Given extends Voice>(voices: readonly Given[], language: string): Given[] =>
  voices
    .filter((voice) => languageOf(voice.lang) === language && !isVariant(voice))
    // oxlint-disable-next-line unicorn/no-array-sort -- The list is new, and old phones have no `toSorted`.
    .sort(
      (one, other) =>
        Number(isOwn(other)) - Number(isOwn(one)) ||
        rankOf(one) - rankOf(other) ||
        Number(other.default) - Number(one.default),
    );

/**
 * Which of them reads: the one that was chosen, else the first of the device. One that sends the text to a server reads
 * only where it was chosen.
 */
export function voiceFor<Given extends Voice>(
  voices: readonly Given[],
  language: string,
  chosen: string | undefined,
): Given | undefined {
  const own = voicesOf(voices, language);
  return own.find(({ voiceURI }) => voiceURI === chosen) ?? own.find(isOwn);
}
