import { languageOf } from './readable.ts';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'voiceURI' | 'lang' | 'localService' | 'default'>;

/** Apple lists voices that are meant as a joke, and old ones, beside those that people like to hear. */
function rankOf({ voiceURI, name }: Voice): number {
  if (/speech\.synthesis\.voice|eloquence/u.test(voiceURI)) return 2;
  return /premium|enhanced|natural/iu.test(voiceURI + name) ? 0 : 1;
}

/** The voices of a language, those of the device first, the best of them before others. */
export const voicesOf = <Given extends Voice>(voices: readonly Given[], language: string): Given[] =>
  voices
    .filter(({ lang }) => languageOf(lang) === language)
    // oxlint-disable-next-line unicorn/no-array-sort -- The list is new, and old phones have no `toSorted`.
    .sort(
      (one, other) =>
        Number(other.localService) - Number(one.localService) ||
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
  return own.find(({ voiceURI }) => voiceURI === chosen) ?? own.find(({ localService }) => localService);
}
