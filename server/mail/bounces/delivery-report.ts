import { headerText } from '#server/mail/mail-text.ts';

/**
 * Reads what a mail server reports to programs (RFC 3464, the part `message/delivery-status`). Out: why a mail was not
 * delivered, in the server's words; `undefined` when it may still arrive or did.
 */
export function readFailure(report: string): string | undefined {
  for (const recipient of report.replace(/\r\n?/gu, '\n').split(/\n\n+/u)) {
    const fields = readFieldsOf(recipient);
    if (!/^failed\b/iu.test(fields.get('action') ?? '')) continue;
    const words =
      fields.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/u, '') ?? fields.get('status') ?? 'no reason given';
    return `The mail server of the address refused: ${headerText(words, 300)}`;
  }
  return undefined;
}

function readFieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  // A line that begins with a space goes on with the one before.
  for (const line of group.replace(/\n[ \t]+/gu, ' ').split('\n')) {
    const [, name, value] = /^([\w-]+):(.*)$/u.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}
