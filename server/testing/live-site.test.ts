import { expect, test } from 'vitest';
import { goLive } from './live-site.ts';

const listening = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap' || kind === 'TCPSERVERWRAP').length;

test('a site whose server does not start leaves no mail server behind, which would keep the process from ending', async () => {
  const before = listening();
  await expect(goLive('dist', async () => ({ MAIL_FROM: 'nobody' }))).rejects.toThrow('MAIL_FROM');
  expect(listening()).toBe(before);
});
