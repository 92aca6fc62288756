import type { Grant } from '#server/auth/part.ts';
import { Refusal } from '#server/auth/refusal.ts';

export const idToken: Grant = async () => {
  throw new Refusal('not_found');
};
