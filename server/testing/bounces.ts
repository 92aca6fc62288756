import { beforeEach, onTestFinished } from 'vitest';
import { type Bounces, openBounces } from '#server/mail/bounces/note-bounces.ts';
import { addMail } from './added-messages.ts';
import { type ImapPeer, imapPeer } from './imap-peer.ts';
import { openedDatabase } from './opened.ts';
import { keptLog } from './quiet-log.ts';

/** The mailbox to which answers to visitors come back in tests. */
export const address = 'bounce@example.org';

/** What Postfix writes to a return path. */
export const report = (
  to: string,
  action = 'failed',
  subject = 'Undelivered Mail Returned to Sender',
): string => `Return-Path: <>
Delivered-To: ${to}
Date: Sat, 21 Nov 2026 10:00:00 +0100 (CET)
From: MAILER-DAEMON@mail.example.org (Mail Delivery System)
Subject: ${subject}
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4F2A.1/mail.example.org"

This is a MIME-encapsulated message.

--4F2A.1/mail.example.org
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--4F2A.1/mail.example.org
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.org

Final-Recipient: rfc822; ada@example.net
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ada@example.net>: User unknown

--4F2A.1/mail.example.org
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: Ecosystem <hello@example.org>
Subject: Our answer

Action: failed
--4F2A.1/mail.example.org--
`;

type Begun = { imap: ImapPeer; bounces: Bounces; log: ReturnType<typeof keptLog> };
type State = { isBounced: boolean; isSent: boolean; error: string | null };

/** A database without mails, and for each test (`at`) an empty mailbox with what looks into it. */
export async function openedBounces() {
  const database = await openedDatabase();
  const at = {} as Begun;
  /** Begins with another mailbox, of a server with these extensions. */
  const begin = async (plugins?: readonly string[]): Promise<void> => {
    const imap = await imapPeer(plugins);
    onTestFinished(imap.close);
    const log = keptLog();
    Object.assign(at, {
      imap,
      log,
      bounces: openBounces({ address, mailbox: imap.mailbox }, 'secret', database.sql, log),
    });
  };
  beforeEach(async () => {
    await database.sql`truncate app_private.messages, app_private.mail_outbox cascade`;
    await begin();
  });
  const anAnswer = (): Promise<string> => addMail(database.sql, { kind: 'reply', to_address: 'ada@example.net' });
  return {
    database,
    at,
    begin,
    anAnswer,
    aSentAnswer: async (): Promise<string> => {
      const id = await anAnswer();
      await database.sql`update app_private.mail_outbox set sent_at = now(), attempts = 1 where id = ${id}`;
      return id;
    },
    stateOf: async (id: string): Promise<State | undefined> => {
      const [state] = await database.sql<State[]>`
        select bounced_at is not null as "isBounced", sent_at is not null as "isSent", last_error as error
        from app_private.mail_outbox where id = ${id}`;
      return state;
    },
  };
}
