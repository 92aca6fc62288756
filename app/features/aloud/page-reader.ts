import { choice } from './kept-choice.ts';
import { bringIntoView, isInView, markSentence, markWord, type Free } from './marks.ts';
import { readableOf, type Part, type Readable, type Sentence } from './readable.ts';
import { createReader, type Reader, type Reading } from './reader.ts';

type Given = Pick<Reading, 'synthesis' | 'onReading' | 'onEnd' | 'onTrouble'> & {
  readonly voiceOf: (language: string) => SpeechSynthesisVoice | undefined;
  /** The part of the screen in which the page is seen. */
  readonly free: () => Free;
  readonly onParts: (parts: readonly Part[]) => void;
};

const isThere = (sentence: Sentence): boolean =>
  sentence.every(({ spots }) => spots.every((spot) => spot === undefined || spot.node.isConnected));

/** Reads what stands in <main>, marks it there and lets the page go along. */
export function pageReader(given: Given) {
  let readable: Readable = { sentences: [], parts: [] };
  let reader: Reader | undefined;
  let current: Sentence | undefined;

  function show(sentence: Sentence, isAsked: boolean): void {
    // Whoever has scrolled elsewhere stays there.
    const goesAlong = !choice().stays && (isAsked || !current || isInView(current, given.free()));
    current = sentence;
    markSentence(sentence);
    if (goesAlong) bringIntoView(sentence, given.free());
  }

  function forget(): void {
    current = undefined;
    markSentence(undefined);
  }

  /** Looks at the page, anew where it has changed since. Out: whether there is something to read. */
  function look(): boolean {
    const main = document.querySelector('main');
    if (!main || (readable.sentences.length > 0 && readable.sentences.every(isThere)))
      return readable.sentences.length > 0;
    reader?.pause();
    forget();
    readable = readableOf(main);
    given.onParts(readable.parts);
    reader = createReader({
      synthesis: given.synthesis,
      sentences: readable.sentences,
      isThere,
      voiceOf: ({ language }) => given.voiceOf(language),
      speed: () => choice().speed ?? 1,
      onSentence: show,
      onWord: markWord,
      onReading: given.onReading,
      onTrouble: given.onTrouble,
      onEnd() {
        forget();
        given.onEnd();
      },
    });
    return readable.sentences.length > 0;
  }

  return {
    look,
    isReading: () => reader?.isReading() === true,
    pause: () => reader?.pause(),
    play: () => reader?.play(),
    readFrom: (first: number) => reader?.readFrom(first),
    goBy: (step: number) => reader?.goTo(reader.at() + step),
    /** The first sentence that is seen whole or in part. */
    onScreen: () =>
      Math.max(
        0,
        readable.sentences.findIndex((sentence) => isInView(sentence, given.free())),
      ),
    end(): void {
      reader?.pause();
      forget();
    },
  };
}
