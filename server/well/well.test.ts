import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Finding } from '#contract/well.ts';
import { note } from '#server/backup/backup-notes.ts';
import { addMail } from '#server/testing/added-messages.ts';
import { certificate } from '#server/testing/certificate.ts';
import { teamCaller } from '#server/testing/inbox.ts';
import { openedApp } from '#server/testing/opened.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { look, lookAtCertificate, unwellWatch, type WellNeeds } from './look.ts';

const { database, app } = await openedApp({ siteUrl: new URL('http://localhost:3000') });

const ask = async (headers: Readonly<Record<string, string>> = { apikey: testKeys.publishableKey }) => {
  const answer = await fetch(`${app.url}/functions/v1/well`, { headers });
  return { status: answer.status, json: (await answer.json()) as { error?: string; findings?: Finding[] } };
};

describe('MANY-08 whether all is well', () => {
  test('is told to the team and to nobody else', async () => {
    const [member, other] = [await teamCaller(app, database), await teamCaller(app, database, 'nobody')];
    expect(await ask()).toMatchObject({ status: 401 });
    expect(await ask(other.headers)).toMatchObject({ status: 403, json: { error: 'not_team' } });
    const { status, json } = await ask(member.headers);
    expect([status, json.findings?.map(({ part }) => part)]).toEqual([
      200,
      ['mail', 'database', 'room', 'backup', 'certificate'],
    ]);
  });

  test('says of mails, backups and room what it is', async () => {
    const { sql, folder: dataDir } = database;
    const needs: WellNeeds = {
      sql,
      dataDir,
      siteUrl: new URL('http://localhost:3000'),
      wayNow: async () => ({ hasServer: true }),
      hasOwnDatabase: true,
    };
    const found = async (part: Finding['part'], changes: Partial<WellNeeds> = {}, now?: Date) =>
      (await look({ ...needs, ...changes }, now)).find((finding) => finding.part === part);
    expect(await found('mail')).toEqual({ part: 'mail', isWell: true, says: 'mailLeaves' });
    expect(await found('mail', { wayNow: async () => ({ hasServer: false }) })).toMatchObject({
      isWell: false,
      says: 'mailToFiles',
    });
    const written = new Date(Date.now() - 11 * 60_000);
    await addMail(sql, { kind: 'digest', created_at: written });
    expect(await found('mail')).toMatchObject({
      isWell: false,
      says: 'mailWaits',
      count: 1,
      at: written.toISOString(),
    });

    expect(await found('backup')).toMatchObject({ isWell: false, says: 'backupNone' });
    expect(await found('backup', { hasOwnDatabase: false })).toMatchObject({ isWell: true, says: 'backupElsewhere' });
    const made = new Date();
    await note('backup', dataDir, made);
    const at = made.toISOString();
    expect(await found('backup')).toEqual({ part: 'backup', isWell: false, says: 'backupOnlyHere', at });
    await note('fetched', dataDir, made);
    expect(await found('backup')).toEqual({ part: 'backup', isWell: true, says: 'backupMade', at, fetchedAt: at });
    const fetched = new Date(made.getTime() - 15 * 86_400_000);
    await note('fetched', dataDir, fetched);
    expect(await found('backup')).toEqual({
      part: 'backup',
      isWell: false,
      says: 'backupUnfetched',
      at,
      fetchedAt: fetched.toISOString(),
    });
    await note('fetched', dataDir, made);
    const later = new Date(made.getTime() + 3 * 86_400_000);
    expect(await found('backup', {}, later)).toMatchObject({ isWell: false, says: 'backupOld' });
    expect(await found('backup', { hasOwnDatabase: false }, later)).toMatchObject({ says: 'backupOld' });
    await note('backup', dataDir, later);
    expect(await found('backup')).toMatchObject({ isWell: false, says: 'backupOld' });
    await note('backup', dataDir, made);
    const room = await found('room');
    expect(room?.isWell).toBe((room?.gigabytes ?? 0) >= 2);

    // What the daily mail tells: nothing that never was well, and what it knew for an hour.
    let time = 0;
    const isUnwell = unwellWatch(needs, () => time);
    const ofRoom = room?.isWell ? [] : ['unwell'];
    expect(await isUnwell()).toEqual(ofRoom);
    await note('backup', dataDir, new Date(made.getTime() - 3 * 86_400_000));
    time = 59 * 60_000;
    expect(await isUnwell()).toEqual(ofRoom);
    time = 60 * 60_000;
    expect(await isUnwell()).toEqual(['unwell']);
  });

  test('says what it cannot see, to the daily mail too, and goes on', async () => {
    const { sql } = database;
    await sql`truncate app_private.mail_outbox`;
    const needs: WellNeeds = {
      sql,
      dataDir: join(database.folder, 'not-there'),
      siteUrl: new URL('http://localhost:3000'),
      wayNow: () => Promise.reject(new Error('The settings were sealed with another secret.')),
      hasOwnDatabase: true,
    };
    const unseen = (await look(needs)).filter(({ says }) => says === 'unseen');
    expect(unseen).toEqual(['mail', 'room'].map((part) => ({ part, isWell: false, says: 'unseen' })));
    expect(await unwellWatch(needs)()).toEqual(['unseen']);
    await mkdir(needs.dataDir);
    await writeFile(join(needs.dataDir, 'last-backup.json'), 'half a');
    expect((await look(needs)).find(({ part }) => part === 'backup')).toMatchObject({ says: 'unseen' });
    const away = { ...needs, sql: (() => Promise.reject(new Error('away'))) as unknown as WellNeeds['sql'] };
    expect(await unwellWatch(away)()).toEqual(['unseen']);
  });

  test('says that codes did not leave, when nothing else waits', async () => {
    const { sql, folder: dataDir } = database;
    await sql`truncate app_private.mail_outbox`;
    const written = new Date(Date.now() - 60 * 60_000);
    await addMail(sql, { kind: 'account', attempts: 6, created_at: written, expires_at: new Date(Date.now() - 1000) });
    const siteUrl = new URL('http://localhost:3000');
    const needs = { sql, dataDir, siteUrl, wayNow: async () => ({ hasServer: true }), hasOwnDatabase: true };
    const found = (await look(needs)).find(({ part }) => part === 'mail');
    expect(found).toEqual({ part: 'mail', isWell: false, says: 'codesEnded', count: 1, at: written.toISOString() });
  });

  test('says which mailbox of the team the last mail did not reach, to the daily mail too', async () => {
    const { sql, folder: dataDir } = database;
    await sql`truncate app_private.mail_outbox`;
    await note('backup', dataDir, new Date());
    const siteUrl = new URL('http://localhost:3000');
    const needs = { sql, dataDir, siteUrl, wayNow: async () => ({ hasServer: true }), hasOwnDatabase: true };
    const ofMail = async () => (await look(needs)).find(({ part }) => part === 'mail');
    const at = new Date(Date.now() - 3_600_000);
    await addMail(sql, { sent_at: at, last_error: 'gone@example.org' });
    await addMail(sql, { kind: 'reply', to_address: 'ada@example.org', sent_at: new Date() });
    expect(await ofMail()).toEqual({
      part: 'mail',
      isWell: false,
      says: 'mailboxRefused',
      mailboxes: 'gone@example.org',
      at: at.toISOString(),
    });
    expect(await unwellWatch(needs)()).toContain('unwell');
    await addMail(sql, { kind: 'digest', sent_at: new Date() });
    expect(await ofMail()).toMatchObject({ isWell: true, says: 'mailLeaves' });
  });

  test('says of mails what is so, also of those that were written while the clock was ahead', async () => {
    const { sql, folder: dataDir } = database;
    await sql`truncate app_private.mail_outbox`;
    const siteUrl = new URL('http://localhost:3000');
    const needs = { sql, dataDir, siteUrl, wayNow: async () => ({ hasServer: true }), hasOwnDatabase: true };
    const ofMail = async () => (await look(needs)).find(({ part }) => part === 'mail');
    const ahead = new Date(Date.now() + 400 * 86_400_000);
    await addMail(sql, { sent_at: ahead, last_error: 'gone@example.org' });
    await addMail(sql, { sent_at: new Date() });
    expect(await ofMail()).toMatchObject({ isWell: true, says: 'mailLeaves' });
    await addMail(sql, { created_at: ahead });
    expect(await ofMail()).toMatchObject({ isWell: false, says: 'mailWaits', count: 1 });
  });

  test('says of the certificate when it ends, where everybody sees it', async () => {
    const server = createServer(certificate, (socket) => void socket.on('error', () => {}).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const site = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
    const at = '2126-10-30T18:56:25.000Z';
    expect(await lookAtCertificate(site)).toEqual({ part: 'certificate', isWell: true, says: 'certificateGood', at });
    for (const day of ['2126-10-17', '2126-11-17'])
      expect(await lookAtCertificate(site, new Date(day))).toMatchObject({
        isWell: false,
        says: 'certificateEnds',
        at,
      });
    server.close();
    await once(server, 'close');
    expect(await lookAtCertificate(site)).toMatchObject({ isWell: false, says: 'certificateUnseen' });
    expect(await lookAtCertificate(new URL('http://localhost'))).toMatchObject({
      isWell: false,
      says: 'certificateNone',
    });
  });
});
