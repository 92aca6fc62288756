import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawingContext, Island, type Drawing } from './island.tsx';

const drawing: Drawing = {
  from: (name) => `/assets/${name}.js`,
  ahead: () => [],
  script: () => '',
  island: (part, id) => renderToString(part, { identifierPrefix: id }),
  slot: (content, id) => renderToString(content, { identifierPrefix: id }),
};

function Inner({ word }: { word: string }) {
  return <b id={useId()}>{word}</b>;
}

const Outer = ({ words }: { words: readonly string[] }) => (
  <>
    {words.map((word) => (
      <Island key={word} of={Inner} until="press" word={word} />
    ))}
  </>
);

const draw = (page: React.ReactNode) => renderToString(<DrawingContext value={drawing}>{page}</DrawingContext>);

test('an island is drawn as a root of its own, and one inside it is an ordinary part', () => {
  const html = draw(<Island of={Outer} until="load" words={['a', 'b']} />);
  const [island = '', ...others] = html.match(/<eco-island[^>]*>/gu) ?? [];
  expect(others).toEqual([]);
  expect(island).toContain('data-name="Outer" data-from="/assets/Outer.js" data-until="load"');
  expect(island).toContain('data-props="{&quot;words&quot;:[&quot;a&quot;,&quot;b&quot;]}"');
  const [, id = ''] = / data-id="([^"]+)"/u.exec(island) ?? [];
  const [, ...inside] = html.split('<b id="');
  // As the browser makes them, which begins with the island and knows nothing of the page.
  const alone = renderToString(<Outer words={['a', 'b']} />, { identifierPrefix: id });
  expect(html).toContain(`>${alone}</eco-island>`);
  expect(inside).toHaveLength(2);
});

test('props travel as JSON, and the compiler takes nothing that would be lost on the way', () => {
  const Button = ({ onPress }: { onPress: () => void }) => (
    <button type="button" onClick={onPress}>
      Press
    </button>
  );
  const Day = ({ day }: { day: Date | string }) => <time>{String(day)}</time>;
  // @ts-expect-error A function is left out.
  expect(draw(<Island of={Button} until="press" onPress={() => {}} />)).toContain('data-props="{}"');
  // @ts-expect-error A date becomes a text.
  expect(draw(<Island of={Day} until="press" day={new Date(0)} />)).toContain('&quot;1970-01-01T');
});
