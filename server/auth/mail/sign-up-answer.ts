import { emailIdentityData } from '#server/auth/users/identities.ts';
import type { JsonObject } from '#server/postgres/connect.ts';
import type { NewUser } from './account-request.ts';

/**
 * What a sign-up is answered with: the account as GoTrue shows a new one. It looks the same when the address
 * is known already; then nobody will ever have these ids.
 */
export function signUpAnswer(email: string, { id, identityId, userMetadata }: NewUser): JsonObject {
  const now = new Date().toISOString();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: emailIdentityData(id, email),
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
