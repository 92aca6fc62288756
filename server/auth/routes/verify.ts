import type { Context } from 'hono';
import * as v from 'valibot';
import type { AuthParts, AuthRoutes } from '#server/auth/auth-parts.ts';
import { countTry } from '#server/auth/limits.ts';
import { readLocale, readRedirect } from '#server/auth/links.ts';
import type { ShownToken } from '#server/auth/mail/one-time-tokens.ts';
import { type AddressProof, isProofType, proveAddress, type Proved } from '#server/auth/mail/prove-address.ts';
import { withFragment, withRefusal, withSession } from '#server/auth/redirects.ts';
import { askerOf } from '#server/auth/sessions/sessions.ts';
import { fields, readAddress, readFields } from '#server/http/read-fields.ts';
import { asRefusal, invalid, Refusal } from '#server/http/refusal.ts';

// GoTrue's words for the first; to the second it gives a session, which whoever holds the link may not get.
const agreed = {
  waits: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  changed: 'Confirmation link accepted. The email address has been changed',
} as const;

const { text } = fields;
const proof = v.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text });

/** Proves an address with a mailed code or link. */
export const verify: AuthRoutes = (app, auth) => {
  const prove = (c: Context, given: Omit<AddressProof, 'asker' | 'locale'>) =>
    proveAddress(auth, { ...given, asker: askerOf(c), locale: readLocale(c, auth) });

  app.post('/verify', async (c) => {
    const { type, ...given } = await readFields(c, proof);
    if (!type) throw invalid('Verify requires a verification type');
    const shown = readShown(given);
    await countShown(c, auth, shown);
    if (!isProofType(type)) {
      // GoTrue's two answers to other types: codes of telephones, which we do not send, are never right.
      if ('token' in shown) throw invalid('Invalid email verification type');
      throw new Refusal('otp_expired');
    }
    const proved = await prove(c, { type, shown, canHandOutCode: false });
    if (proved.kind === 'session') return c.json(proved.session);
    if (proved.kind === 'code') throw new Error('Only a redirect can carry a code.');
    return c.json({ msg: agreed[proved.kind], code: '200' });
  });

  // Our mails never lead here: whatever opens links in mails (scanners do) would use up the token.
  app.get('/verify', async (c) => {
    // The same route answers HEAD, which must change nothing.
    if (c.req.method !== 'GET') throw new Refusal('not_found', { status: 405 });
    const { type, token } = c.req.query();
    if (!type) throw invalid('Verify requires a verification type');
    if (!token) throw invalid('Verify requires a token or a token hash');
    const page = readRedirect(c, auth);
    try {
      const shown = { token };
      await countShown(c, auth, shown);
      if (!isProofType(type)) throw invalid('Invalid email verification type');
      const proved = await prove(c, { type, shown, canHandOutCode: true });
      return c.redirect(withProof(page, proved).href, 303);
    } catch (error) {
      // Somebody is looking at a browser: they are sent to a page, whatever happened.
      return c.redirect(withRefusal(page, asRefusal(error, auth.log, c)).href, 303);
    }
  });
};

type ProofFields = Omit<v.InferOutput<typeof proof>, 'type'>;

function readShown({ token, token_hash: tokenHash, email, phone, redirect_to: redirectTo }: ProofFields): ShownToken {
  if (!token === !tokenHash) throw invalid('Verify requires either a token or a token hash');
  if (tokenHash) {
    if (email || phone || redirectTo) throw invalid('Only the token_hash and type should be provided');
    return { token: tokenHash };
  }
  if (!email === !phone) throw invalid('Only an email address or phone number should be provided on verify');
  // GoTrue's rule for one (E.164), after it has taken what people write between the digits.
  if (phone && !/^[1-9]\d{1,14}$/u.test(phone.replaceAll(/[\s+]/gu, '')))
    throw invalid('Invalid phone number format (E.164 required)');
  // Nobody has a telephone number here, so no code for one is right.
  if (phone) throw new Refusal('otp_expired');
  return { email: readAddress(email), code: token ?? '' };
}

// The token of a link cannot be guessed (256 bits): those who come with one are only kept from flooding us.
async function countShown(c: Context, auth: AuthParts, shown: ShownToken): Promise<void> {
  const address = auth.addressOf(c);
  await auth.limits.count('otherBlock', address);
  if ('token' in shown) return;
  // The block first: who has used it up cannot use up the tries of an account as well.
  await auth.limits.count('codeBlock', address);
  await countTry(c, auth, 'code', shown.email);
}

function withProof(page: URL, proved: Proved): URL {
  if (proved.kind === 'session') return withSession(page, proved.session, { type: proved.type });
  if (proved.kind !== 'code') return withFragment(page, { message: agreed[proved.kind] });
  const address = new URL(page);
  address.searchParams.set('code', proved.code);
  return address;
}
