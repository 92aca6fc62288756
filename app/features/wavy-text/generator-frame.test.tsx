import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GeneratorFrame } from './generator-frame.tsx';

test('SERV-03 the external page stands in a named, sandboxed frame 1200 px tall', () => {
  const html = renderToStaticMarkup(<GeneratorFrame url="https://wavy.example.org/" title="Wavy Text Generator" />);
  expect(html).toContain('src="https://wavy.example.org/"');
  expect(html).toContain('title="Wavy Text Generator"');
  expect(html).toContain('height="1200"');
  expect(html).toMatch(/sandbox="(?!.*allow-same-origin)/u);
});
