import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('SEC-16 whatever a visitor writes, no markup character of it survives', () => {
  expect(escapeHtml('"><script>$&</script>')).toBe('&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/u);
    }),
  );
});
