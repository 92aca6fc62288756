import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { eventually } from '#server/testing/eventually.ts';
import { smtpPeer } from '#server/testing/smtp-peer.ts';
import { type Fault, often, siteOn } from './fault.ts';
import { allMailed, countMails, hurryMails, notStored, writersTo } from './messages.ts';

/** How a mail server answers a line; `cut` ends the connection, nothing at all says nothing. */
type Manner = (line: string) => string | { cut: true } | undefined;

/** A polite answer to everything up to the mail itself. */
const polite = (line: string): string | undefined => {
  if (/^(?:EHLO|HELO|MAIL|RCPT|RSET|NOOP)/iu.test(line)) return '250 Well';
  if (/^DATA/iu.test(line)) return '354 Go on';
  if (/^QUIT/iu.test(line)) return '221 Bye';
  return line === '.' ? '250 Taken' : undefined;
};

const hasIt = 'a mail server that has the mail and cuts before it says so';

const manners: Readonly<Record<string, Manner | undefined>> = {
  'a mail server that refuses connections': undefined,
  'a mail server that says nothing': () => undefined,
  'a mail server that cuts in the middle of a mail': (line) =>
    /^Subject:/iu.test(line) ? { cut: true } : line === '.' ? { cut: true } : polite(line),
  'a mail server that answers 451': (line) => (/^RCPT/iu.test(line) ? '451 Later' : polite(line)),
  'a mail server that answers 554': (line) => (/^MAIL/iu.test(line) ? '554 Never' : polite(line)),
  [hasIt]: (line) => (line === '.' ? { cut: true } : polite(line)),
};

/** Mail servers that do what mail servers do; afterwards a good one is at the same address. */
export const mailServers: readonly Fault[] = Object.entries(manners).map(([name, manner]) => ({
  name,
  run: async (amounts, opened) => {
    const bad = await openBad(manner);
    opened.defer(bad.close);
    const { port } = bad.address;
    const site = await siteOn(opened, async () => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    const writers = writersTo(site);
    const refused: string[] = [];
    await often(amounts.messages, 8, async () => {
      const status = await writers.write();
      if (status !== 200) refused.push(`a message was answered with ${status}`);
    });
    if (manner) {
      await eventually('the bad mail server is asked', () => (name === hasIt ? bad.had.length : bad.asked()) > 0);
      await hurryMails(site);
    }
    await bad.close();
    const good = await smtpPeer({ port });
    opened.defer(good.close);
    await allMailed(site);
    const had = bad.had.map((raw) => ({ raw }));
    const { lost, again } = countMails([...had, ...good.received], writers);
    // Only what the bad one had whole may come again, because nobody told us that it had it.
    const unasked = again - had.length;
    return {
      tried: amounts.messages,
      lost: [
        ...refused,
        ...(await notStored(site, writers)),
        ...lost,
        ...(unasked === 0 ? [] : [`${unasked} mails came twice though no mail server had them`]),
      ],
      seen: `${bad.asked()} times asked while it was so; ${again} mails came again, under one Message-ID`,
    };
  },
}));

type Bad = {
  address: AddressInfo;
  asked: () => number;
  /** The mails that it had whole. */
  had: string[];
  close: () => Promise<void>;
};

async function openBad(manner: Manner | undefined): Promise<Bad> {
  const open = new Set<Socket>();
  const had: string[] = [];
  let asked = 0;
  const server: Server = createServer((socket) => {
    asked += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
    if (manner) converse(socket, manner, had);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of open) socket.destroy();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  if (!manner) await close();
  return { address, asked: () => asked, had, close };
}

function converse(socket: Socket, manner: Manner, had: string[]): void {
  let mail: string[] | undefined;
  const say = (line: string) => {
    // Of what was sent after the cut it has read nothing.
    if (socket.destroyed) return;
    const said = manner(line);
    if (mail && line === '.') had.push(mail.join('\r\n'));
    if (line === '.') mail = undefined;
    mail?.push(line);
    if (typeof said === 'string' && said.startsWith('354')) mail = [];
    if (typeof said === 'string') socket.write(`${said}\r\n`);
    else if (said) socket.destroy();
  };
  if (manner('EHLO') !== undefined) socket.write('220 Hello\r\n');
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(say);
  });
}
