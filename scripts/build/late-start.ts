/**
 * Runs in the page, so it is plain old JavaScript without imports: loads React once the browser
 * has nothing better to do, or at the first sign of a visitor.
 * Measured: the largest paint comes at 0.84 s instead of 1.45 s on a slow phone, and nothing is
 * usable later, because menu, links and forms work without React (docs/decisions/002).
 */
function startWhenIdle(preloads: string[], code: string): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = code;
    document.head.append(script);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200); // Safari
  };
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(sign, start, { once: true, passive: true });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/gu;
const entry = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/u;

/** The text of React's own start script, for the policy: the late start adds it as an element of its own. */
export const lateCodeOf = (html: string): string | undefined => {
  const code = /startWhenIdle[\s\S]*\}\)\(\[[^\]]*\],("(?:[^"\\]|\\.)*")\)/u.exec(html)?.[1];
  return code && (JSON.parse(code) as string);
};

/** Replaces the immediate start of React in a prerendered page by the late one. */
export function startLate(html: string): string {
  const preloads = [...html.matchAll(preload)].map(([, href]) => href);
  if (!entry.test(html)) throw new Error('A page does not start React the way we know');
  const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return html
    .replace(preload, '')
    .replace(entry, (_, open: string, code: string, close: string) =>
      [open, `(${minified})(${literal(preloads)},${literal(code.trim())})`, close].join(''),
    );
}

// Comments and indentation would travel with each page.
const minified = startWhenIdle
  .toString()
  .replace(/^\s*\/\/.*$|\s\/\/ .*$/gmu, '')
  .replace(/\s*\n\s*/gu, '\n');
