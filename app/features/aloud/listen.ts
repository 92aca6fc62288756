import { pageLocale } from '#app/lib/browser/page-locale.ts';
import { aloudWords as words } from '#content/frame/aloud.ts';
import { wordsIn } from '#contract/words.ts';
import { choice, decide } from './kept-choice.ts';
import { pageReader } from './page-reader.ts';
import { playerElement } from './player-element.ts';
import { voiceDrawer } from './voice-drawer.ts';
import { voiceFor, voicesOf } from './voices.ts';

/** Missing in some browsers, above all where an app shows the page. */
const { speechSynthesis: synthesis } = globalThis as Partial<typeof globalThis>;

let again: (() => void) | undefined;

/** Opens the player and begins to read: from the top, or from what is on the screen where somebody has scrolled. */
export function listen(opener: HTMLElement): void {
  // It lies above the page. Old phones know no popovers.
  (document.getElementById('menu') as Partial<HTMLElement> | null)?.hidePopover?.();
  if (again) again();
  else open(opener);
}

function open(opener: HTMLElement): void {
  const locale = pageLocale();
  const t = wordsIn(locale);
  const life = new AbortController();
  const { signal } = life;
  let voices: readonly SpeechSynthesisVoice[] | undefined;
  /** What is to be read once there is a voice. */
  let waiting: (() => void) | undefined;
  /** Whether it waits for nobody but the browser: what was told to choose or to add a voice does not begin by itself. */
  let isLooking = false;

  const voiceOf = (language: string, of = voices ?? []) => voiceFor(of, language, choice().voices?.[language]);
  const drawer = voiceDrawer(t, locale, (isSending) => {
    if (!waiting && !isSending) return void (reader?.isReading() && reader.play());
    // The arrow keys choose each voice on the way, and it may send the text away: that begins with a press of its own.
    if (reader?.isReading()) reader.pause();
    if (voiceOf(locale)) player.say(t(words.press));
  });
  const player = playerElement(
    t,
    {
      toggle: () => (reader?.isReading() ? reader.pause() : goOn()),
      step: (by) => reader?.goBy(by),
      parts: () => reader?.showParts(),
      part: (heading) => begin(() => reader?.readPart(heading)),
      onScreen: () => begin(() => reader?.readFrom(reader.onScreen())),
      stop: close,
    },
    drawer.box,
  );
  const reader =
    synthesis &&
    pageReader({
      synthesis,
      voiceOf(language) {
        // They may be gone since they were told, and not every browser tells that.
        const now = synthesis.getVoices();
        return voiceOf(language, now) ?? voiceOf(locale, now);
      },
      free: () => ({
        top: Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
        bottom: player.box.getBoundingClientRect().top,
      }),
      onParts: player.showParts,
      onReading(isReading) {
        player.showReading(isReading);
        if (isReading) player.say('');
      },
      onEnd: () => player.say(t(words.finished)),
      onTrouble(trouble) {
        if (trouble !== 'no-voice') return player.say(t(trouble === 'failed' ? words.failed : words.press));
        know(synthesis.getVoices());
        waiting = () => reader?.play();
        tryToRead();
      },
    });

  function know(found: readonly SpeechSynthesisVoice[]): void {
    voices = found;
    drawer.fill(found);
  }

  function begin(read: () => void): void {
    decide(true);
    waiting = undefined;
    if (!reader?.look()) return player.say(t(words.nothing));
    const found = synthesis?.getVoices() ?? [];
    if (found.length > 0) know(found);
    waiting = read;
    tryToRead();
  }

  /** What was asked for last and waits for a voice still, else from where it was. */
  function goOn(): void {
    begin(waiting ?? (() => reader?.play()));
  }

  function tryToRead(): void {
    isLooking = !voices;
    if (voiceOf(locale)) {
      const read = waiting;
      waiting = undefined;
      read?.();
    } else if (!voices) player.say(t(words.looking));
    else if (voicesOf(voices, locale).length === 0) player.say(t(words.noVoice));
    else {
      player.say(t(words.onlyServer));
      player.openVoices();
    }
  }

  function close(): void {
    const hadFocus = player.box.contains(document.activeElement);
    life.abort();
    decide(false);
    reader?.end();
    player.box.remove();
    again = undefined;
    if (!hadFocus) return;
    // The one in the menu is gone with it.
    const isSeen = opener.getClientRects().length > 0;
    (isSeen ? opener : document.querySelector<HTMLElement>('[popovertarget=menu]'))?.focus({ preventScroll: true });
  }

  // Beside the page in the order of the keyboard, too.
  document.querySelector('main')?.before(player.box);
  makeRoom(player.box, signal);
  // Nothing is read where nobody is, and whoever comes back finds nothing open above the page.
  addEventListener('pagehide', close, { signal });
  if (!synthesis) {
    player.giveUp();
    player.say(t(words.unknown));
    again = player.focus;
    return;
  }
  let wasReading = false;
  followDialogs(signal, (isOpen) => {
    if (isOpen) {
      wasReading = reader?.isReading() === true;
      reader?.pause();
    } else if (wasReading) reader?.play();
  });
  const unfollow = followVoices(synthesis, (found) => {
    know(found);
    if (isLooking) tryToRead();
    // It was said that there is none.
    else if (waiting && voiceOf(locale)) player.say(t(words.press));
  });
  signal.addEventListener('abort', unfollow);
  player.focus();
  const isAtTop = scrollY < 50;
  begin(() => (isAtTop ? reader?.play() : reader?.readFrom(reader.onScreen())));
  again = () => {
    player.focus();
    if (!reader?.isReading()) goOn();
  };
}

/**
 * A dialog takes the whole page away, the player too: what is read waits until it is closed. Tells each time whether one
 * is open, until `signal` says that it is enough.
 */
function followDialogs(signal: AbortSignal, tell: (isOpen: boolean) => void): void {
  let wasOpen = false;
  const look = () => {
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (isOpen !== wasOpen) tell(isOpen);
    wasOpen = isOpen;
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  signal.addEventListener('abort', () => watch.disconnect());
}

/** How often it is looked for voices, and how many times, before it is said that there are none. */
const [pause, times] = [200, 20];

/**
 * Tells the voices of this browser, now and whenever they change; an empty list only once it has been looked for a while.
 * Chromium has none at first, and old Safaris never tell that some have come. Out: the way to end it.
 */
function followVoices(synthesis: SpeechSynthesis, tell: (voices: SpeechSynthesisVoice[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looked = 0;
  function look(): void {
    clearTimeout(timer);
    const voices = synthesis.getVoices();
    if (voices.length > 0 || looked >= times) return tell(voices);
    looked += 1;
    timer = setTimeout(look, pause);
  }
  synthesis.onvoiceschanged = look;
  look();
  return () => {
    clearTimeout(timer);
    synthesis.onvoiceschanged = null;
  };
}

/**
 * A bar at the lower end of the screen covers nothing for good: the page is longer by its height, and what gets the
 * focus comes to stand above it (aloud.module.css).
 */
function makeRoom(bar: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  const measure = () => root.style.setProperty('--custom-aloud', `${bar.offsetHeight}px`);
  const watch = new ResizeObserver(measure);
  root.dataset['aloud'] = '';
  measure();
  watch.observe(bar);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    delete root.dataset['aloud'];
    root.style.removeProperty('--custom-aloud');
  });
}
