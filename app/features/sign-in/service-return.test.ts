import { expect, test } from 'vitest';
import { readServiceReturn, withoutReturn } from './service-return.ts';

test('a code is read with the flow that it ends', () => {
  expect(readServiceReturn('?next=%2Fprojects&sb_flow_id=f1&code=abc', '')).toEqual({
    is: 'code',
    code: 'abc',
    flowId: 'f1',
  });
  expect(readServiceReturn('?code=abc', '')).toEqual({ is: 'code', code: 'abc', flowId: undefined });
});

test('a refusal is read from behind the "#", and wins over a code', () => {
  const hash = '#error=access_denied&error_code=user_banned&error_description=User+is+banned&sb=';
  expect(readServiceReturn('?code=abc', hash)).toEqual({
    is: 'refused',
    code: 'user_banned',
    message: 'User is banned',
  });
  expect(readServiceReturn('', '#error=access_denied')).toMatchObject({ code: 'access_denied' });
});

test('an ordinary address holds none of it, and the rest of a query stays', () => {
  expect(readServiceReturn('?next=/projects', '#main')).toBeUndefined();
  expect(withoutReturn('?next=%2Fprojects&sb_flow_id=f1&code=abc')).toBe('?next=%2Fprojects');
  expect(withoutReturn('?code=abc')).toBe('');
});
