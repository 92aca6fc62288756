import { expect, test } from 'vitest';
import { voiceFor, voicesOf } from './voices.ts';

const voice = (
  name: string,
  lang: string,
  rest: { localService?: boolean; voiceURI?: string; default?: boolean } = {},
) => ({
  name,
  lang,
  voiceURI: name,
  localService: true,
  default: false,
  ...rest,
});

const voices = [
  voice('Google Deutsch', 'de-DE', { localService: false, default: true }),
  voice('Albert', 'en-US', { voiceURI: 'com.apple.speech.synthesis.voice.Albert' }),
  voice('Samantha', 'en-US', { voiceURI: 'com.apple.voice.compact.en-US.Samantha' }),
  voice('Anna', 'de_DE'),
  voice('Google UK', 'en-GB', { localService: false }),
];

test('READ-32 the voices of the page’s language, those of the device first, jokes last', () => {
  expect(voicesOf(voices, 'de').map(({ name }) => name)).toEqual(['Anna', 'Google Deutsch']);
  expect(voicesOf(voices, 'en').map(({ name }) => name)).toEqual(['Samantha', 'Albert', 'Google UK']);
});

test('READ-32 Firefox on Linux says of no voice that it is the device’s, and lists each a hundred times', () => {
  const linux = ['German+Steph2', 'German', 'German (Bavaria)'].map((name) =>
    voice(name, name.includes('(') ? 'de-X-BAY' : 'de', {
      localService: false,
      voiceURI: `urn:moz-tts:speechd:${name}`,
    }),
  );
  expect(voicesOf(linux, 'de').map(({ name }) => name)).toEqual(['German', 'German (Bavaria)']);
  expect(voiceFor([...voices.slice(0, 1), ...linux], 'de', undefined)?.name).toBe('German');
});

test('READ-32 a voice that sends the text away reads only where it was chosen', () => {
  expect(voiceFor(voices, 'de', undefined)?.name).toBe('Anna');
  expect(voiceFor(voices, 'de', 'Google Deutsch')?.name).toBe('Google Deutsch');
  const away = voices.filter(({ localService }) => !localService);
  expect(voiceFor(away, 'de', undefined)).toBeUndefined();
  // A voice that is no longer there, or that was chosen for the other language.
  expect(voiceFor(voices, 'de', 'Google UK')?.name).toBe('Anna');
});
