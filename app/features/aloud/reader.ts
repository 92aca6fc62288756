import { partOf, type Piece } from './pieces.ts';
import type { Sentence } from './readable.ts';
import { breathsOf } from './sentences.ts';
import { isOwn } from './voices.ts';

/** What a server's voice says at once, in letters: Chromium ends it after about 15 seconds. */
const mostOfServer = 160;
/** How often it is looked whether a voice still speaks, in milliseconds. */
const lookAgain = 1_000;

/** Why it is not read on: the browser waits for a press, the voice cannot speak, or there is none any more. */
export type Trouble = 'not-allowed' | 'failed' | 'no-voice';

export type Reading = {
  readonly synthesis: SpeechSynthesis;
  readonly sentences: readonly Sentence[];
  /** With which it begins. */
  readonly first: number;
  /** Whether it still stands on the page. */
  readonly isThere: (sentence: Sentence) => boolean;
  /** Of the voices that there are at this moment. */
  readonly voiceOf: (piece: Piece) => SpeechSynthesisVoice | undefined;
  readonly speed: () => number;
  /** A sentence begins. `isAsked`: somebody went there; else it came after the last one. */
  readonly onSentence: (sentence: Sentence, isAsked: boolean) => void;
  readonly onWord: (piece: Piece, from: number, length: number | undefined) => void;
  readonly onReading: (isReading: boolean) => void;
  readonly onEnd: () => void;
  readonly onTrouble: (trouble: Trouble) => void;
};

/**
 * Reads sentences one after the other. It never asks the browser to pause, which Android does not do and others forget:
 * to pause is to stop, and to go on is to begin the sentence again.
 */
export function createReader(given: Reading) {
  const { synthesis, sentences } = given;
  let at = given.first;
  let isReading = false;
  /** What is said belongs to a turn; what an earlier one still tells is not heard. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Chromium forgets an utterance that nobody holds, and then tells nothing of it. */
  let said: SpeechSynthesisUtterance | undefined;

  function show(next: boolean): void {
    if (isReading === next) return;
    isReading = next;
    given.onReading(next);
  }

  function pause(): void {
    turn += 1;
    clearTimeout(timer);
    synthesis.cancel();
    show(false);
  }

  function read(from: number, isAsked: boolean): void {
    const next = sentences.findIndex((sentence, index) => index >= from && given.isThere(sentence));
    const sentence = sentences[next];
    if (!sentence) return finish();
    turn += 1;
    clearTimeout(timer);
    synthesis.cancel();
    at = next;
    show(true);
    given.onSentence(sentence, isAsked);
    say(sentence.flatMap(inBreaths), turn);
  }

  function finish(): void {
    pause();
    at = 0;
    given.onEnd();
  }

  function inBreaths(piece: Piece): Piece[] {
    const voice = given.voiceOf(piece);
    if (!voice || isOwn(voice)) return [piece];
    return breathsOf(piece.text, mostOfServer).map(([from, to]) => partOf(piece, from, to));
  }

  function say([piece, ...rest]: readonly Piece[], mine: number): void {
    if (!piece) return read(at + 1, false);
    const voice = given.voiceOf(piece);
    if (!voice) {
      // The browser would take one of its own choice, which may send the text to a server.
      pause();
      return given.onTrouble('no-voice');
    }
    const utterance = new SpeechSynthesisUtterance(piece.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = given.speed();
    let isDone = false;
    const goOn = () => {
      if (isDone || mine !== turn) return;
      isDone = true;
      clearTimeout(timer);
      say(rest, mine);
    };
    const stop = (trouble?: Trouble) => {
      if (isDone || mine !== turn) return;
      isDone = true;
      pause();
      if (trouble) given.onTrouble(trouble);
    };
    let isHeard = false;
    utterance.addEventListener('start', () => (isHeard = true));
    utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
      isHeard = true;
      if (mine === turn && name !== 'sentence') given.onWord(piece, charIndex, charLength || undefined);
    });
    utterance.addEventListener('end', goOn);
    utterance.addEventListener('error', ({ error }) => {
      if (error === 'canceled' || error === 'interrupted') stop();
      else stop(error === 'not-allowed' ? 'not-allowed' : 'failed');
    });
    said = utterance;
    if (synthesis.paused) synthesis.resume();
    synthesis.speak(said);
    watch(piece, { goOn, stop, isHeard: () => isHeard });
  }

  type Watched = { goOn: () => void; stop: (trouble: Trouble) => void; isHeard: () => boolean };

  /** Some voices end without telling, some are silent and say they speak, and Safari wants a press before the first word. */
  function watch({ text }: Piece, { goOn, stop, isHeard }: Watched): void {
    const longest = Date.now() + 10_000 + (text.length * 250) / given.speed();
    let silent = 0;
    const look = () => {
      const isOver = !synthesis.speaking && !synthesis.pending;
      silent = isOver ? silent + 1 : 0;
      // Twice, because what was said may be told a moment later.
      if (silent > 1 && isHeard()) return goOn();
      if (silent > 3) return stop('not-allowed');
      if (Date.now() > longest) return isHeard() ? goOn() : stop('failed');
      timer = setTimeout(look, lookAgain);
    };
    timer = setTimeout(look, lookAgain);
  }

  return {
    isReading: () => isReading,
    at: () => at,
    pause,
    play: () => read(at, true),
    /** Goes to a sentence; it is read if the last one was. */
    goTo(next: number): void {
      const wanted = Math.min(Math.max(0, next), sentences.length - 1);
      if (isReading) return read(wanted, true);
      at = wanted;
      const sentence = sentences[at];
      if (sentence) given.onSentence(sentence, true);
    },
    readFrom: (next: number) => read(next, true),
  };
}

export type Reader = ReturnType<typeof createReader>;
