import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLoad } from './use-load.ts';

const never = () => new Promise<undefined>(() => {});

test('what has no key is loaded at once, and what is wanted by none is not', () => {
  const shown = (...keys: [key?: unknown]) => {
    function Loaded() {
      return useLoad(never, ...keys).isLoading ? 'loading' : 'waiting';
    }
    return renderToString(<Loaded />);
  };
  expect([shown(), shown('a'), shown(undefined)]).toEqual(['loading', 'loading', 'waiting']);
});
