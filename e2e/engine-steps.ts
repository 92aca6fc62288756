import sharp from 'sharp';
import { contactWords } from '#content/contact/contact.ts';
import { say } from '#contract/words.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import type { Engine } from './engine.ts';
import { isAlive } from './support/islands-awake.ts';
import { anotherDevice, somebody } from './support/signed-in.ts';

/** Begins a journey as somebody who was never here. */
export async function forget(engine: Engine): Promise<void> {
  await engine.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

export const until = <Answer>(what: string, ask: () => Promise<Answer | undefined | false>): Promise<Answer> =>
  eventually(what, () => ask().catch(whileGoing), 15_000);

/** While one page replaces the other there is nothing to ask. */
function whileGoing(error: Error): undefined {
  if (!/context was destroyed|navigat/iu.test(error.message)) throw error;
}

export async function visit(engine: Engine, live: LiveSite, path: string): Promise<void> {
  await engine.open(live.url + path);
  await until(`the islands of ${path} are alive`, () => engine.run(isAlive));
}

/** Signs in as somebody of the team. */
export async function comeFromTheTeam(engine: Engine, live: LiveSite): Promise<void> {
  const person = await somebody(live, { user_metadata: { name: 'Mira' }, app_metadata: { role: 'team' } });
  const { data } = await (await anotherDevice(live, person)).getSession();
  await engine.open(`${live.url}/robots.txt`);
  await engine.run((session) => localStorage.setItem('ecosystem-auth', session), JSON.stringify(data.session));
}

export async function follow(engine: Engine, ...what: [kind: Kind, name: string, within?: string]): Promise<void> {
  await engine.click(await place(engine, ...what));
}

type Kind = 'button' | 'link' | 'field' | 'heading';

/** Waits for something as a visitor names it. Out: its place. */
export function place(engine: Engine, kind: Kind, name: string, within = 'body'): Promise<string> {
  return until(`${kind} "${name}" is there`, () =>
    engine
      .run(
        (kind, name, within) => {
          const looks = { button: 'button, [role=tab], summary', link: 'a', field: 'label', heading: 'h1, h2, h3' };
          const found = [...document.querySelectorAll(within)]
            .flatMap((root) => [...root.querySelectorAll<HTMLElement>(looks[kind])])
            .find((each) => {
              const words = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
              return each.getClientRects().length > 0 && (kind === 'field' ? words.startsWith(name) : words === name);
            });
          const it = kind === 'field' ? (found as HTMLLabelElement | undefined)?.control : found;
          if (!it) return '';
          it.dataset['engine'] ??= crypto.randomUUID();
          return `[data-engine="${it.dataset['engine']}"]`;
        },
        kind,
        name,
        within,
      )
      .then((found) => found || undefined),
  );
}

export async function writeLetter(engine: Engine, message: string): Promise<void> {
  await until('the form works', () => engine.run(() => performance.getEntriesByName('form-usable').length > 0));
  const field = (label: 'name' | 'email' | 'reason' | 'message') =>
    place(engine, 'field', say('en', contactWords[label]), 'main');
  await engine.type(await field('name'), 'Ada');
  await engine.type(await field('email'), 'ada@bücher.example');
  await engine.run(
    (place) => {
      const choice = document.querySelector<HTMLSelectElement>(place);
      if (!choice) return;
      choice.value = 'hello';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    },
    await field('reason'),
  );
  await engine.type(await field('message'), message);
}

type Picture = { data: Buffer; channels: number };

/** The pixels of the first paragraph of the text: what stands in the head of the page may be bold already. */
export async function firstText(engine: Engine): Promise<Picture> {
  const seen = await engine.look();
  const [width = 1, left = 0, top = 0, right = 0, bottom = 0] = await engine.run(() => {
    const { left, top, right, bottom } =
      document.querySelector('main section p')?.getBoundingClientRect() ?? new DOMRect();
    return [innerWidth, left, top, right, bottom];
  });
  const picture = sharp(seen);
  const scale = ((await picture.metadata()).width ?? width) / width;
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  const area = { left: x, top: y, width: Math.ceil(right * scale) - x, height: Math.ceil(bottom * scale) - y };
  const { data, info } = await picture.extract(area).raw().toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

/** The share of pixels in which two pictures differ so that it can be seen. */
export function differing(one: Picture, other: Picture): number {
  const pixels = one.data.length / one.channels;
  let count = 0;
  for (let at = 0; at < one.data.length; at += one.channels)
    if ([0, 1, 2].some((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > 24)) count += 1;
  return count / pixels;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
