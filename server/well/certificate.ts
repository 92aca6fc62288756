import { connect } from 'node:tls';
import type { Finding } from '#contract/well.ts';

const day = 86_400_000;
// Programs that renew certificates do so 30 days before their end: then it has failed for two weeks.
const soon = 14 * day;
const patienceMs = 3000;

/** Looks at the certificate of the site, where everybody else sees it. */
export async function lookAtCertificate(siteUrl: URL, now = new Date()): Promise<Finding> {
  const part = 'certificate' as const;
  if (siteUrl.protocol !== 'https:') return { part, isWell: false, says: 'certificateNone' };
  const ends = await endOf(siteUrl);
  if (ends === undefined) return { part, isWell: false, says: 'certificateUnseen' };
  const isWell = ends.getTime() - now.getTime() > soon;
  return { part, isWell, says: isWell ? 'certificateGood' : 'certificateEnds', at: ends.toISOString() };
}

function endOf({ hostname, port }: URL): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // Nothing is sent, and one that has ended must be seen as well.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (found?: Date): void => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(patienceMs, end);
    socket.on('error', () => end());
    socket.on('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
  });
}
