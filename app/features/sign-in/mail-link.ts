/** What a link from one of our mails may be for, in GoTrue's words. */
const linkTypes = ['signup', 'invite', 'magiclink', 'email', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export type MailLink = { readonly token: string; readonly type: LinkType };

/**
 * What stands in the address after a link from a mail was opened: behind `#`, where our mails put it, or in the
 * query, where other templates do. Undefined when it is not whole.
 */
export function readMailLink(hash: string, search: string): MailLink | undefined {
  for (const part of [hash.replace(/^#/u, ''), search]) {
    const fields = new URLSearchParams(part);
    const token = fields.get('token_hash') ?? '';
    const type = linkTypes.find((each) => each === fields.get('type'));
    if (token !== '' && type) return { token, type };
  }
  return undefined;
}

/** The query without what belongs to the link. */
export function withoutLink(search: string): string {
  const fields = new URLSearchParams(search);
  for (const name of ['token_hash', 'type', 'redirect_to']) fields.delete(name);
  const rest = fields.toString();
  return rest === '' ? '' : `?${rest}`;
}
