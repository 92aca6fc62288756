/**
 * Shows a visitor's reading settings. Only who has some loads it: the boot script has the page wait for it, as for its
 * styles, so that nothing moves (docs/decisions/058-reading.md). It brings its rules itself.
 */
import { defaultAppearance, storedAppearance } from '#app/lib/view/appearance.ts';
import { chosenReading, readingNumbers, type Reading, type ReadingFont } from '#app/lib/view/reading.ts';
import { dimColour } from './dim-colour.ts';
import { followPart } from './follow-part.ts';
import { withLetters } from './letters.ts';
import { scaleQueries } from './queries.ts';
import rules from './reading.css?inline';
import { followRuler } from './ruler.ts';

const root = document.documentElement;

/** The policy of the site allows scripts to write rules, but nobody to write an element of them. */
const sheet = [...document.styleSheets].find(({ href }) => !href);
sheet?.insertRule(rules, sheet.cssRules.length);

/**
 * What lasts while a setting is on, from when the page is read. Another setting, or whatever else another tab stores,
 * leaves it where it is.
 */
function lasting(begin: (signal: AbortSignal) => void): (isOn: boolean | undefined) => void {
  let life: AbortController | undefined;
  return (isOn = false) => {
    if (isOn === Boolean(life)) return;
    life?.abort();
    life = isOn ? new AbortController() : undefined;
    if (!life) return;
    const { signal } = life;
    if (document.readyState !== 'loading') begin(signal);
    else document.addEventListener('DOMContentLoaded', () => begin(signal), { signal });
  };
}

/** Makes hard words text as all other, which no key stops at. */
function leaveWords(signal: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main [rel=help]')) {
    const { href } = link;
    link.removeAttribute('href');
    signal.addEventListener('abort', () => (link.href = href));
  }
}

const showRuler = lasting(followRuler);
const showPart = lasting(followPart);
const showUnmarked = lasting(leaveWords);

function show(): void {
  const reading = chosenReading();
  for (const name of readingNumbers) root.style.setProperty(`--custom-${name}`, valueOf(reading, name));
  root.style.setProperty('--custom-dim', reading.part ? dimColour(storedAppearance() ?? defaultAppearance) : '');
  scaleQueries((reading.size ?? 100) / 100);
  const { font } = reading;
  if (font === 'dyslexic') withLetters(() => chosenReading().font === font && say(chosenReading(), font));
  else say(reading, font);
  showRuler(reading.ruler);
  showPart(reading.part);
  showUnmarked(reading.unmarked);
}

/** What the rules make of a number: a line is as many characters long, all else is a share. */
function valueOf(reading: Reading, name: (typeof readingNumbers)[number]): string {
  const value = reading[name];
  return value === undefined ? '' : String(name === 'width' ? value : value / 100);
}

/** Says on <html> what is set: the rules ask for these words. */
function say(reading: Reading, font: ReadingFont | undefined): void {
  const words = Object.keys(reading).filter((name) => name !== 'font');
  if (font) words.push(font);
  if (words.length > 0) root.dataset['reading'] = words.join(' ');
  else delete root.dataset['reading'];
}

show();
// This page's panel, which changes colours too, another tab, or a page that was kept aside while another one was changed.
for (const sign of ['reading', 'colours', 'storage']) addEventListener(sign, show);
addEventListener('pageshow', ({ persisted }) => persisted && show());
