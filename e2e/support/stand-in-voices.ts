import type { Page } from '@playwright/test';

export type StandIn = {
  /** Name, language, and whether it is of the device. */
  readonly voices: readonly (readonly [name: string, lang: string, isOwn: boolean])[];
  /** How many times it is asked for voices before there are some: Chromium has none at first. */
  readonly asksBefore?: number;
  /** As Safari: what is said without a press is dropped without a word, until the test says that there was one. */
  readonly wantsPress?: boolean;
};

export type Said = { readonly text: string; readonly lang: string; readonly voice: string; readonly rate: number };

type Stage = {
  said: Said[];
  end: () => void;
  word: (charIndex: number, charLength?: number) => void;
  allow: () => void;
  leave: (which: Which) => void;
};

/** Which voices the browser has now. */
type Which = 'all' | 'none' | 'of servers';

type Saying = EventTarget & { text: string; lang: string; rate: number; voice: { name: string } | null };

/**
 * Puts a stand-in for `speechSynthesis` into the pages that are opened from now on. As the browser's it answers later and
 * never at once, keeps a queue, tells whom it breaks off, and lists its voices when it likes; the test alone says when a
 * word is reached and when what is said has ended.
 */
export async function giveVoices(page: Page, standIn: StandIn): Promise<void> {
  await page.addInitScript(({ voices, asksBefore = 0, wantsPress }: StandIn) => {
    const all = voices.map(([name, lang, localService]) => ({
      name,
      lang,
      localService,
      voiceURI: name,
      default: false,
    }));
    let known = all;
    let asked = 0;
    let queue: Saying[] = [];
    let isAllowed = !wantsPress;
    const tell = (saying: Saying | undefined, name: string, more: object = {}) =>
      setTimeout(() => saying?.dispatchEvent(Object.assign(new Event(name), more)));
    const begin = () => {
      const [first] = queue;
      if (!first) return;
      stage.said.push({ text: first.text, lang: first.lang, voice: first.voice?.name ?? '', rate: first.rate });
      tell(first, 'start');
    };
    const stage: Stage = {
      said: [],
      end() {
        tell(queue.shift(), 'end');
        begin();
      },
      word: (charIndex, charLength) => void tell(queue[0], 'boundary', { name: 'word', charIndex, charLength }),
      allow: () => void (isAllowed = true),
      leave: (which) =>
        void (known = all.filter(({ localService }) => which === 'all' || (which === 'of servers' && !localService))),
    };
    const synthesis = {
      paused: false,
      get speaking() {
        return queue.length > 0;
      },
      pending: false,
      getVoices: () => (++asked > asksBefore ? known : []),
      resume() {},
      pause() {
        throw new Error('Android knows no pause.');
      },
      cancel() {
        queue.forEach((saying, index) => tell(saying, 'error', { error: index === 0 ? 'interrupted' : 'canceled' }));
        queue = [];
      },
      speak(saying: Saying) {
        if (!isAllowed) return;
        queue.push(saying);
        if (queue.length === 1) begin();
      },
    };
    const Utterance = class extends EventTarget {
      text: string;
      lang = '';
      rate = 1;
      voice = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(globalThis, { stage });
  }, standIn);
}

/** The browser as some are: it cannot speak at all. */
export const takeSpeech = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined }));

/** All that was said until now. */
export const saidSoFar = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (globalThis as unknown as { stage: Stage }).stage.said);

/** The voice comes to the end of what it says. */
export const endSaying = (page: Page) => page.evaluate(() => (globalThis as unknown as { stage: Stage }).stage.end());

export const reachWord = (page: Page, charIndex: number, charLength?: number) =>
  page.evaluate(
    ([index, length]) => (globalThis as unknown as { stage: Stage }).stage.word(index ?? 0, length),
    [charIndex, charLength],
  );

export const allowSpeech = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { stage: Stage }).stage.allow());

/** Voices are taken off the device while the page is open, or come back, and the browser does not tell. */
export const leaveVoices = (page: Page, which: Which) =>
  page.evaluate((which) => (globalThis as unknown as { stage: Stage }).stage.leave(which), which);

/** The text that is marked as the sentence, or the word, that is read. */
export const marked = (page: Page, what: 'sentence' | 'word'): Promise<string> =>
  page.evaluate(
    (name) => [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()).join('|'),
    `aloud-${what}`,
  );
