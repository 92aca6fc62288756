import { expect, test } from 'vitest';
import { readFailure } from './note-bounces.ts';

const postfix = `Reporting-MTA: dns; mail.example.org
X-Postfix-Queue-ID: 4F2A
Arrival-Date: Sat, 21 Nov 2026 10:00:00 +0100 (CET)

Final-Recipient: rfc822; ada@example.net
Original-Recipient: rfc822;ada@example.net
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.net
Diagnostic-Code: smtp; 550 5.1.1 <ada@example.net>: Recipient address rejected:
    User unknown in virtual mailbox table
`;

test('tells why a mail was not delivered, in the words of the other server', () => {
  const words =
    'The mail server of the address refused: 550 5.1.1 <ada@example.net>: Recipient address rejected: User unknown in virtual mailbox table';
  expect(readFailure(postfix)).toBe(words);
  expect(readFailure(postfix.replaceAll('\n', '\r\n'))).toBe(words);
});

test.each(['delayed', 'delivered', 'relayed', 'expanded'])('takes a mail that is %s for no failure', (action) => {
  expect(readFailure(postfix.replace('Action: failed', `Action: ${action}`))).toBeUndefined();
});

test('reads what other servers write', () => {
  expect(
    readFailure(
      'Reporting-MTA: dns;x\r\n\r\nFinal-recipient: RFC822; a@b.org\r\nAction: Failed (bad address)\r\nStatus: 5.1.10\r\n',
    ),
  ).toBe('The mail server of the address refused: 5.1.10');
  expect(readFailure('Final-Recipient: rfc822;a@b.org\nAction:failed')).toContain('no reason given');
});

test('finds no failure in what is no report', () => {
  for (const text of ['', 'Action', 'I failed.\n\nAction: I will try again', ':\n:\n\n:', '\n'.repeat(1000)])
    expect(readFailure(text)).toBeUndefined();
});

test('keeps the words in one line of bounded length', () => {
  const long = readFailure(`Action: failed\nDiagnostic-Code: smtp;${' x\u202ey'.repeat(500)}`) ?? '';
  expect(long.length).toBeLessThan(360);
  expect(long).not.toMatch(/[\u202e\n]/u);
});
