import { makeElement } from '#app/lib/browser/make-element.ts';
import checkBox from '#app/ui/check-box.module.css';
import { aloudWords as words } from '#content/frame/aloud.ts';
import type { Words } from '#contract/words.ts';
import styles from './aloud.module.css';
import { choice, choose, speeds, tryOut } from './kept-choice.ts';
import { isOwn, voiceFor, voicesOf } from './voices.ts';

/**
 * Which voice reads, how fast, and whether the page goes along. `onChange`: what is read changes with it, and whether a
 * voice was chosen now that sends the text away.
 */
export function voiceDrawer(t: Words, language: string, onChange: (isSending: boolean) => void) {
  const sends = makeElement('p', { id: 'aloud-sends' }, t(words.sends));
  const voice = makeElement('select', { id: 'aloud-voice' });
  const speed = makeElement('select', { id: 'aloud-speed' });
  const follow = makeElement('input', { type: 'checkbox' });
  const field = (label: string, select: HTMLSelectElement) =>
    makeElement('div', {}, makeElement('label', { for: select.id }, label), select);

  speed.append(
    ...speeds.map((each) => {
      const number = each.toLocaleString(t.locale);
      return new Option(each === 1 ? t(words.usual) : t(words.times, { number }), String(each));
    }),
  );
  speed.value = String(choice().speed ?? 1);
  follow.checked = !choice().stays;

  voice.addEventListener('change', () => {
    const voices = { ...choice().voices, [language]: voice.value };
    const isSending = known.some((each) => each.voiceURI === voice.value && !isOwn(each));
    if (isSending) tryOut(voices);
    else choose({ voices });
    fill(known);
    onChange(isSending);
  });
  speed.addEventListener('change', () => {
    choose({ speed: Number(speed.value) });
    onChange(false);
  });
  follow.addEventListener('change', () => choose({ stays: !follow.checked || undefined }));

  let known: readonly SpeechSynthesisVoice[] = [];

  /** Voices may come late, and again. */
  function fill(voices: readonly SpeechSynthesisVoice[]): void {
    known = voices;
    const own = voicesOf(voices, language);
    const chosen = voiceFor(voices, language, choice().voices?.[language]);
    const group = (label: string, of: readonly SpeechSynthesisVoice[]) => {
      const made = makeElement('optgroup', { label });
      made.append(...of.map(({ name, voiceURI }) => new Option(name, voiceURI)));
      return of.length > 0 ? [made] : [];
    };
    voice.replaceChildren(
      ...(chosen ? [] : [new Option(t(words.none), '')]),
      ...group(t(words.own), own.filter(isOwn)),
      ...group(
        t(words.server),
        own.filter((each) => !isOwn(each)),
      ),
    );
    voice.value = chosen?.voiceURI ?? '';
    voice.disabled = own.length === 0;
    sends.hidden = !chosen || isOwn(chosen);
    // Also what is hidden would be said.
    if (sends.hidden) voice.removeAttribute('aria-describedby');
    else voice.setAttribute('aria-describedby', sends.id);
  }

  fill([]);
  const box = makeElement(
    'div',
    { class: styles.drawer ?? '', id: 'aloud-voices' },
    field(t(words.voices), voice),
    sends,
    field(t(words.speed), speed),
    makeElement('label', { class: checkBox.choice ?? '' }, follow, t(words.follow)),
  );
  return { box, fill };
}
