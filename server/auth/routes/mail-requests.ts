import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { isLocale } from '#contract/locale.ts';
import type { AuthParts, AuthRoutes } from '#server/auth/auth-parts.ts';
import { countMails } from '#server/auth/limits.ts';
import { readLocale, readRedirect } from '#server/auth/links.ts';
import { type AccountRequest, type RequestDetails, storeRequest } from '#server/auth/mail/account-request.ts';
import { signUpAnswer } from '#server/auth/mail/sign-up-answer.ts';
import { refuseWeakPassword, refuseWrongLength } from '#server/auth/passwords/password-strength.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { challengeFields, readChallenge } from '#server/auth/sessions/flow-state.ts';
import { signUpAtOnce } from '#server/auth/users/sign-up-at-once.ts';
import { mergeUserData } from '#server/auth/users/user-data.ts';
import { addressSite } from '#server/http/client-address.ts';
import { fields, readAddress, readFields } from '#server/http/read-fields.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';

const { text, flag, data } = fields;
const signUpFields = v.object({ email: text, phone: text, password: text, data, ...challengeFields });
const otpFields = v.object({ email: text, phone: text, create_user: flag, data, channel: text, ...challengeFields });
const recoverFields = v.object({ email: text, ...challengeFields });
const resendTypes = new Set(['signup', 'email_change', 'sms', 'phone_change']);
const resendFields = v.object({ email: text, phone: text, type: text, ...challengeFields });

/**
 * What can be asked for an address without being signed in. Nobody learns whether the address is known (SEC-10):
 * no call looks. Each stores one row and answers; the worker (server/auth/mail/requests.ts) looks and writes the mail.
 */
export const mailRequests: AuthRoutes = (app, auth) => {
  app.post('/signup', async (c) => {
    const body = await readFields(c, signUpFields);
    const { password } = body;
    if (!body.email && !body.phone) throw new Refusal('anonymous_provider_disabled');
    if (!auth.isSignUpOpen) throw new Refusal('signup_disabled');
    if (!password) throw invalid('Signup requires a valid password');
    if (body.phone) throw phoneRefusal(body.email, 'Phone signups are disabled');
    const email = readAddress(body.email);
    const challenge = readChallenge(body);
    const userMetadata = mergeUserData({}, body.data);
    // Whoever tries three weak passwords has not asked for three mails.
    await auth.limits.count('otherBlock', auth.addressOf(c));
    const from = addressSite(auth.addressOf(c));
    if (auth.isConfirmationAsked) await refuseWeakPassword(password, [email, ...namesIn(userMetadata)], from);
    else refuseWrongLength(password);
    await countMails(c, auth, email);
    const newUser = {
      id: randomUUID(),
      identityId: randomUUID(),
      encryptedPassword: await hashPassword(password, from),
      userMetadata,
    };
    if (!auth.isConfirmationAsked) return c.json(await signUpAtOnce(c, auth, email, newUser));
    await store(c, auth, 'signup', email, { newUser, ...given(challenge) });
    return c.json(signUpAnswer(email, newUser));
  });

  app.post('/otp', async (c) => {
    const body = await readFields(c, otpFields);
    if (body.email && body.phone) throw invalid('Only an email address or phone number should be provided');
    if (body.phone) throw new Refusal('phone_provider_disabled');
    if (!body.email) throw invalid('One of email or phone must be set');
    return sendCode(c, auth, body, body.create_user ?? true);
  });

  app.post('/magiclink', async (c) => {
    const body = await readFields(c, otpFields);
    if (!body.email)
      throw new Refusal('validation_failed', { message: 'Password recovery requires an email', status: 422 });
    return sendCode(c, auth, body, true);
  });

  app.post('/recover', async (c) => {
    const body = await readFields(c, recoverFields);
    if (!body.email) throw invalid('Password recovery requires an email');
    const email = readAddress(body.email);
    const challenge = readChallenge(body);
    await countMails(c, auth, email);
    await store(c, auth, 'recovery', email, given(challenge));
    return c.json({});
  });

  app.post('/resend', async (c) => {
    const body = await readFields(c, resendFields);
    const { type } = body;
    if (!resendTypes.has(type ?? '')) throw invalid(`Missing one of these types: ${[...resendTypes].join(', ')}`);
    if (!body.email && type === 'signup') throw invalid('Type provided requires an email address');
    if (!body.phone && type === 'sms') throw invalid('Type provided requires a phone number');
    if (!body.email && !body.phone) throw invalid('Missing email address or phone number');
    if (body.phone || (type !== 'signup' && type !== 'email_change'))
      throw phoneRefusal(body.email, 'Phone logins are disabled');
    const email = readAddress(body.email);
    const challenge = readChallenge(body);
    await countMails(c, auth, email);
    await store(c, auth, type === 'signup' ? 'resend_signup' : 'resend_email_change', email, given(challenge));
    return c.json({});
  });
};

async function sendCode(
  c: Context,
  auth: AuthParts,
  body: v.InferOutput<typeof otpFields>,
  mayCreate: boolean,
): Promise<Response> {
  const email = readAddress(body.email);
  const challenge = readChallenge(body);
  const userMetadata = mergeUserData({}, body.data);
  await countMails(c, auth, email);
  const newUser = { id: randomUUID(), identityId: randomUUID(), userMetadata };
  // With sign-up closed nobody is made, and the answer does not tell (SEC-07).
  await store(c, auth, 'otp', email, { ...(mayCreate && auth.isSignUpOpen ? { newUser } : {}), ...given(challenge) });
  return c.json({});
}

async function store(
  c: Context,
  auth: AuthParts,
  kind: AccountRequest['kind'],
  email: string,
  details: RequestDetails,
): Promise<void> {
  const chosen = details.newUser?.userMetadata.locale;
  await storeRequest(auth.sql, {
    kind,
    email,
    locale: readLocale(c, auth, chosen),
    redirectTo: readRedirect(c, auth).href,
    details: { ...details, isLocaleGuessed: !URL.canParse(c.req.query('redirect_to') ?? '') && !isLocale(chosen) },
  });
  auth.onRequest();
}

const given = (challenge: RequestDetails['challenge']): RequestDetails => (challenge ? { challenge } : {});

function namesIn(metadata: Readonly<Record<string, unknown>>): string[] {
  return Object.values(metadata).filter((value) => typeof value === 'string');
}

// For who gives a telephone: beside an address GoTrue finds that one too many.
function phoneRefusal(email: string | null | undefined, message: string): Refusal {
  return email
    ? invalid('Only an email address or phone number should be provided.')
    : new Refusal('phone_provider_disabled', { message });
}
