import type { Context } from 'hono';
import * as v from 'valibot';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { readRedirect } from '#server/auth/links.ts';
import type { Shown } from '#server/auth/mail/one-time-tokens.ts';
import type { Part } from '#server/auth/part.ts';
import { isProofType, proveAddress, type Proved } from '#server/auth/mail/prove-address.ts';
import { fields, readAddress, readFields } from '#server/auth/read-fields.ts';
import { Refusal } from '#server/auth/refusal.ts';
import type { Asker } from '#server/auth/sessions/sessions.ts';

const otherMailbox = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const proof = v.object({
  type: fields.text,
  token: fields.text,
  token_hash: fields.text,
  email: fields.text,
  phone: fields.text,
  redirect_to: fields.text,
});

/** Proves an address with a mailed code or link. */
export const verify: Part = (app, auth) => {
  app.post('/verify', async (c) => {
    const { type, ...given } = await readFields(c, proof);
    if (!type) throw invalid('Verify requires a verification type');
    const shown = readShown(given);
    await countTry(c, auth, shown);
    if (!isProofType(type)) {
      // GoTrue's two answers to other types: codes of telephones, which we do not send, are never right.
      if ('token' in shown) throw invalid('Invalid email verification type');
      throw new Refusal('otp_expired');
    }
    const proved = await proveAddress(auth, { type, shown, asker: askerOf(c, auth), canHandOutCode: false });
    return c.json(proved.kind === 'session' ? proved.session : { msg: otherMailbox, code: '200' });
  });

  // Our mails never lead here: whatever opens links in mails (scanners do) would use up the token.
  app.get('/verify', async (c) => {
    // The same route answers HEAD, which must change nothing.
    if (c.req.method !== 'GET') throw new Refusal('not_found', { status: 405 });
    const { type, token } = c.req.query();
    if (!type) throw invalid('Verify requires a verification type');
    if (!token) throw invalid('Verify requires a token or a token hash');
    const shown = { token };
    await countTry(c, auth, shown);
    const back = readRedirect(c, auth);
    try {
      if (!isProofType(type)) throw invalid('Invalid email verification type');
      const proved = await proveAddress(auth, { type, shown, asker: askerOf(c, auth), canHandOutCode: true });
      return c.redirect(withProof(back, proved).href, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return c.redirect(withError(back, error).href, 303);
    }
  });
};

type Given = Omit<v.InferOutput<typeof proof>, 'type'>;

function readShown({ token, token_hash: tokenHash, email, phone, redirect_to: redirectTo }: Given): Shown {
  if (!token === !tokenHash) throw invalid('Verify requires either a token or a token hash');
  if (tokenHash) {
    if (email || phone || redirectTo) throw invalid('Only the token_hash and type should be provided');
    return { token: tokenHash };
  }
  if (!email === !phone) throw invalid('Only an email address or phone number should be provided on verify');
  // Nobody has a telephone number here, so no code for one is right.
  if (phone) throw new Refusal('otp_expired');
  return { email: readAddress(email), code: token ?? '' };
}

// The token of a link cannot be guessed (256 bits): those who come with one are only kept from flooding us.
async function countTry(c: Context, auth: AuthParts, shown: Shown): Promise<void> {
  const address = auth.addressOf(c);
  await auth.limits.count('otherBlock', address);
  if ('token' in shown) return;
  // The block first: who has used it up cannot use up the tries of an account as well.
  await auth.limits.count('codeBlock', address);
  await auth.limits.count('codeAccount', shown.email);
}

const askerOf = (c: Context, auth: AuthParts): Asker => ({
  address: auth.addressOf(c),
  userAgent: c.req.header('user-agent'),
});

const invalid = (message: string): Refusal => new Refusal('validation_failed', { message });

function withProof(back: URL, proved: Proved): URL {
  const url = new URL(back);
  if (proved.kind === 'code') url.searchParams.set('code', proved.code);
  else if (proved.kind === 'other mailbox') url.hash = asFragment({ message: otherMailbox, sb: '' });
  else {
    const { access_token, expires_at, expires_in, refresh_token, token_type } = proved.session;
    url.hash = asFragment({
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      sb: '',
      token_type,
      type: proved.type,
    });
  }
  return url;
}

const oauthErrors = new Map<number, string>([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [503, 'temporarily_unavailable'],
]);

function withError(back: URL, refusal: Refusal): URL {
  const url = new URL(back);
  const error = oauthErrors.get(refusal.status);
  url.hash = asFragment({
    ...(error === undefined ? {} : { error }),
    error_code: refusal.code,
    error_description: refusal.message,
    sb: '',
  });
  return url;
}

const asFragment = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();
