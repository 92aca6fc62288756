/**
 * Whether the Authorization header may stay. None is fine, and so is the public key, which the
 * client libraries repeat there. Any other bearer claims an account, and nobody has one yet.
 */
export function isBearerAccepted(authorization: string | undefined, publishableKey: string): boolean {
  const [, token] = /^bearer\s+(\S.*)$/iu.exec(authorization?.trim() ?? '') ?? [];
  return token === undefined || token === publishableKey;
}
