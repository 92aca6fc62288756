import { messageMail as words } from '#content/mail/message-mail.ts';
import { wordsIn } from '#contract/words.ts';
import type { Locale } from '#contract/locale.ts';
import { isAnonymousName } from '#contract/placeholders.ts';
import { type ReasonId, reasons } from '#contract/reasons.ts';
import { headerText } from './mail-text.ts';

type Told = { readonly name: string; readonly reasonId: string | null | undefined; readonly reasonLabel: string };

/**
 * Who wrote and why, in the team's language, as it may stand in a line of a mail. What the visitor read says the same;
 * only a reason that is none of ours is in theirs.
 */
export function toldOf({ name, reasonId, reasonLabel }: Told, language: Locale): { name: string; reason: string } {
  const nobody = wordsIn(language)(words.nobody);
  return {
    // A name can be made of invisible characters alone.
    name: isAnonymousName(name) ? nobody : headerText(name, 60) || '…',
    reason: headerText(reasons[reasonId as ReasonId]?.[language] ?? reasonLabel),
  };
}
