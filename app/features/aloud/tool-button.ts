import { makeElement } from '#app/lib/browser/make-element.ts';
import styles from './aloud.module.css';

const icons = {
  start: 'M7 4.5 19.5 12 7 19.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  back: 'M19 5.5v13L9 12zM5.5 5.5v13',
  next: 'M5 5.5v13L15 12zM18.5 5.5v13',
  parts: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  voice: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6',
  stop: 'M6 6l12 12M18 6 6 18',
} as const;

type Icon = keyof typeof icons;

function drawn(icon: Icon): SVGSVGElement {
  const make = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const svg = make('svg') as SVGSVGElement;
  const path = make('path');
  path.setAttribute('d', icons[icon]);
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', width: '22', height: '22', 'aria-hidden': 'true' }))
    svg.setAttribute(key, value);
  svg.append(path);
  return svg;
}

/** A button with its word below the icon; `name` says more, and begins with the word. */
export function toolButton(icon: Icon, word: string, name: string, onPress: () => void): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', class: styles.tool ?? '' });
  showTool(button, icon, word, name);
  button.addEventListener('click', onPress);
  return button;
}

export function showTool(button: HTMLButtonElement, icon: Icon, word: string, name = word): void {
  button.setAttribute('aria-label', name);
  button.replaceChildren(drawn(icon), makeElement('span', {}, word));
}
