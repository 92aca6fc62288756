import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLoad } from './use-load.ts';

const never = () => new Promise<undefined>(() => {});

test('what is wanted is loaded at once, also where its key is none, and what is not wanted yet is not', () => {
  const shown = (when?: { key?: unknown; isWanted?: boolean }) => {
    function Loaded() {
      return useLoad(never, when).isLoading ? 'loading' : 'waiting';
    }
    return renderToString(<Loaded />);
  };
  expect([shown(), shown({ key: 'a' }), shown({ key: undefined })]).toEqual(['loading', 'loading', 'loading']);
  expect(shown({ key: 'a', isWanted: false })).toBe('waiting');
});
