import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/postgres/free-port.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { Engine, Key } from './engine.ts';

/** The programs that WebKit needs: its driver, the browser that it starts, and a screen that nobody sees. */
export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

// WebDriver 2, 17.4.2.
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' };
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Drives WebKit, the engine of Safari and of every iPhone and iPad, by plain WebDriver. */
export async function webKitEngine(programs: WebKitPrograms): Promise<Engine> {
  const port = await freePort();
  // A screen of its own; the number is said by whoever opened it.
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const root = `http://127.0.0.1:${port}`;
  await eventually(
    'WebKitWebDriver answers',
    () =>
      fetch(`${root}/status`).then(
        (answer) => answer.ok,
        () => false,
      ),
    15_000,
  );
  const session = (await call(`${root}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const at = `${root}/session/${session.sessionId}`;
  const post = (path: string, body: object = {}): Promise<unknown> => call(`${at}/${path}`, 'POST', body);
  const run: Engine['run'] = (work, ...given) =>
    post('execute/sync', { script: `return (${String(work)})(...arguments)`, args: given }) as never;
  const find = async (place: string): Promise<string> => {
    const found = await eventually(
      `${place} is there`,
      () => post('element', { using: 'css selector', value: place }).catch(() => undefined),
      10_000,
    );
    return (found as Record<string, string>)[elementKey] ?? '';
  };
  const type = async (place: string, text: string): Promise<void> =>
    void (await post(`element/${await find(place)}/value`, { text }));
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: async (url) => void (await post('url', { url })),
    resize: async (width, height) => {
      const [less, lower] = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await post('window/rect', { width: width + (less ?? 0), height: height + (lower ?? 0) });
    },
    run,
    click: async (place) => {
      const element = await find(place);
      // The driver does not always scroll to what lies just below the edge.
      await run((place) => document.querySelector(place)?.scrollIntoView({ block: 'center' }), place);
      await post(`element/${element}/click`);
    },
    type,
    press: async (key) => {
      const value = keys[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await post('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    choose: type,
    look: async () => {
      // What changed is on the screen two frames later; before its first picture WebKit answers with an empty one.
      await run(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
      await wait(500);
      return Buffer.from((await call(`${at}/screenshot`)) as string, 'base64');
    },
    print: () =>
      post('print').then(
        (pdf) => Buffer.from(pdf as string, 'base64'),
        () => undefined,
      ),
    // WebDriver tells nothing of the console.
    faults: () => [],
    end: async () => {
      await call(at, 'DELETE').catch(() => {});
      for (const child of [driver, screen]) await ended(child);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit');
  child.kill();
  await over;
}

async function call(url: string, method: 'GET' | 'DELETE' | 'POST' = 'GET', body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(
    url,
    body === undefined ? { method, signal } : { method: 'POST', signal, body: JSON.stringify(body) },
  );
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}
