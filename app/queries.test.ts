import { expect, test } from 'vitest';
import { meaningOf } from './queries.ts';

test('SEC-16 a query means something by its names, up to a length of each value', () => {
  const long = (length: number) => 'x'.repeat(length);
  const cases: [path: string, search: string, meaning: ReturnType<typeof meaningOf>][] = [
    ['/contact', '', 'nothing'],
    ['/contact', '?x=1', 'nothing'],
    ['/de/contact', '?reason=talk', 'something'],
    ['/contact', `?message=${long(2000)}`, 'something'],
    ['/contact', `?message=${long(2001)}`, 'nothing'],
    ['/contact', `?message=a&message=${long(2001)}`, 'nothing'],
    ['/resources', `?for=${long(101)}`, 'nothing'],
    ['/support', '?tab=items', 'something'],
    ['/support', `?tab=${long(101)}`, 'nothing'],
    ['/signin', `?next=/${long(2000)}`, 'nothing'],
    ['/thank-you', '?reference=EC-7K3M-9QPD', 'secret'],
    ['/thank-you', `?reference=${long(101)}`, 'nothing'],
    ['/pay-example', '?amount=1250&currency=eur&description=Donation', 'something'],
    ['/pay-example', '?x=1', 'nothing'],
    ['/pay-example', `?description=${long(101)}`, 'nothing'],
    ['/services/wavy-text', '?text=Hello&waves=3', 'something'],
    ['/services/wavy-text', `?text=${long(101)}`, 'nothing'],
    ['/nowhere', '?reason=talk', 'nothing'],
  ];
  for (const [pathname, search, meaning] of cases)
    expect([pathname, search.slice(0, 20), meaningOf({ pathname, search })]).toEqual([
      pathname,
      search.slice(0, 20),
      meaning,
    ]);
});
