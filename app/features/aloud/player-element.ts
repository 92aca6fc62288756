import { makeElement } from '#app/lib/browser/make-element.ts';
import { aloudWords as words } from '#content/frame/aloud.ts';
import type { Words } from '#contract/words.ts';
import styles from './aloud.module.css';
import type { Part } from './readable.ts';
import { showTool, toolButton } from './tool-button.ts';

type On = {
  readonly toggle: () => void;
  readonly step: (by: number) => void;
  readonly stop: () => void;
  /** The list of parts is opened. */
  readonly parts: () => void;
  readonly part: (heading: Element) => void;
  readonly onScreen: () => void;
};

/** The bar at the lower end of the screen. It says what is the matter, and opens one drawer at a time. */
export function playerElement(t: Words, on: On, voices: HTMLElement) {
  const note = makeElement('p', { class: styles.note ?? '', role: 'status' });
  const list = makeElement('ul', { class: styles.parts ?? '' });
  const parts = makeElement('div', { class: styles.drawer ?? '', id: 'aloud-parts' }, list);
  const start = toolButton('start', t(words.start), t(words.start), on.toggle);
  const partsButton = opener('parts', t(words.parts), t(words.partsName), parts);
  const voiceButton = opener('voice', t(words.voice), t(words.voiceName), voices);
  const row = makeElement(
    'div',
    { class: styles.row ?? '' },
    toolButton('back', t(words.back), t(words.backName), () => on.step(-1)),
    start,
    toolButton('next', t(words.next), t(words.nextName), () => on.step(1)),
    partsButton,
    voiceButton,
    toolButton('stop', t(words.stop), t(words.stopName), on.stop),
  );
  const box = makeElement(
    'section',
    { class: styles.player ?? '', 'aria-label': t(words.title) },
    row,
    parts,
    voices,
    note,
  );
  const drawers = [
    [partsButton, parts],
    [voiceButton, voices],
  ] as const;
  showDrawer(undefined);

  function opener(icon: 'parts' | 'voice', word: string, name: string, drawer: HTMLElement): HTMLButtonElement {
    const button = toolButton(icon, word, name, () => showDrawer(drawer.hidden ? drawer : undefined));
    button.setAttribute('aria-controls', drawer.id);
    return button;
  }

  function showDrawer(shown: HTMLElement | undefined): void {
    if (shown === parts) on.parts();
    for (const [button, drawer] of drawers) {
      drawer.hidden = drawer !== shown;
      button.setAttribute('aria-expanded', String(!drawer.hidden));
    }
  }

  box.addEventListener('keydown', (event) => {
    const [button] = drawers.find(([, drawer]) => !drawer.hidden) ?? [];
    if (event.key !== 'Escape' || !button) return;
    event.stopPropagation();
    showDrawer(undefined);
    button.focus();
  });

  const entry = (title: string, onPress: () => void) => {
    const button = makeElement('button', { type: 'button' }, title);
    button.addEventListener('click', () => {
      showDrawer(undefined);
      start.focus();
      onPress();
    });
    return makeElement('li', {}, button);
  };

  return {
    box,
    focus: () => start.focus(),
    say(words: string): void {
      note.textContent = words;
    },
    showReading: (isReading: boolean) =>
      isReading ? showTool(start, 'pause', t(words.pause)) : showTool(start, 'start', t(words.start)),
    showParts: (known: readonly Part[]) =>
      list.replaceChildren(
        entry(t(words.onScreen), on.onScreen),
        ...known.map(({ title, heading }) => entry(title, () => on.part(heading))),
      ),
    openVoices: () => showDrawer(voices),
    /** Nothing can be read here: what is left is to close it. */
    giveUp(): void {
      for (const button of row.querySelectorAll('button')) button.hidden = button !== row.lastElementChild;
      (row.lastElementChild as HTMLElement).focus();
    },
  };
}
