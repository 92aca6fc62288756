import type { Session } from '@supabase/auth-js';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthProvider, useAuth } from './auth.tsx';
import { setAuth } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

function Shown() {
  return <p>{JSON.stringify(useAuth())}</p>;
}

test('AUTH-07 the hook throws outside of its provider', () => {
  expect(() => renderToString(<Shown />)).toThrow('useAuth must be used within an AuthProvider');
});

test('AUTH-01 until the stored session is read the state is loading, as in the page that the server draws', () => {
  const html = renderToString(
    <AuthProvider>
      <Shown />
    </AuthProvider>,
  );
  expect(html).toContain('loading');
});

test('AUTH-01 the mark for the header follows the state: signed up is not yet signed in', () => {
  const toggleAttribute = vi.fn<(name: string, isOn: boolean) => boolean>();
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
  setAuth({ status: 'signed-out', event: 'SIGNED_UP' });
  setAuth({ status: 'signed-in', event: 'SIGNED_IN', session: {} as Session });
  setAuth({ status: 'signed-out', event: 'SIGNED_OUT' });
  expect(toggleAttribute.mock.calls).toEqual([
    ['data-account', false],
    ['data-account', true],
    ['data-account', false],
  ]);
});
