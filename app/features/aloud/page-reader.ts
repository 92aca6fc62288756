import { choice } from './kept-choice.ts';
import { bringIntoView, isInView, markSentence, markWord, type Free } from './marks.ts';
import { isLeftOut, readableOf, type Part, type Readable, type Sentence } from './readable.ts';
import { createReader, type Reader, type Reading } from './reader.ts';

type Given = Pick<Reading, 'synthesis' | 'onReading' | 'onEnd' | 'onTrouble'> & {
  readonly voiceOf: (language: string) => SpeechSynthesisVoice | undefined;
  /** The part of the screen in which the page is seen. */
  readonly free: () => Free;
  readonly onParts: (parts: readonly Part[]) => void;
};

const textOf = (sentence: Sentence): string => sentence.map(({ text }) => text).join('');

/** The first of its letters that stands somewhere. */
const startOf = (sentence: Sentence) =>
  sentence.map(({ spots }) => spots.find((spot) => spot !== undefined)).find((spot) => spot !== undefined);

/** Whether it stands on the page still, and is not hidden or closed by now. */
function isThere(sentence: Sentence): boolean {
  if (!sentence.every(({ spots }) => spots.every((spot) => spot === undefined || spot.node.isConnected))) return false;
  for (let around = startOf(sentence)?.node.parentElement; around; around = around.parentElement)
    if (isLeftOut(around)) return false;
  return true;
}

/** Where the first of some sentences that has not gone stands among others. */
function placeOf(some: readonly Sentence[], others: readonly Sentence[]): number {
  const starts = others.map(startOf);
  const places = some.map((sentence) => {
    const start = startOf(sentence);
    return starts.findIndex((spot) => start && spot?.node === start.node && spot.offset === start.offset);
  });
  return places.find((place) => place >= 0) ?? 0;
}

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

  /** What can be read now: what was opened or closed since, or shown by another tab, too. */
  function readNow(): Readable {
    const main = document.querySelector('main');
    return main ? readableOf(main) : readable;
  }

  /** Looks at the page anew, and goes on in it where it was. Out: whether there is something to read. */
  function look(): boolean {
    const now = readNow();
    const before = readable.sentences;
    const isSame = (sentence: Sentence, place: number) =>
      isThere(sentence) && textOf(sentence) === textOf(now.sentences[place] ?? []);
    if (before.length > 0 && before.length === now.sentences.length && before.every(isSame)) return true;
    const first = placeOf(before.slice(reader?.at()), now.sentences);
    reader?.pause();
    forget();
    readable = now;
    given.onParts(readable.parts);
    reader = createReader({
      first,
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
    readPart: (heading: Element) =>
      reader?.readFrom(readable.parts.find((part) => part.heading === heading)?.first ?? reader.at()),
    /** Tells the parts that the page has now. What is being read goes on. */
    showParts: () => given.onParts(readNow().parts),
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
