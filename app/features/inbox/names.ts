import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords } from '#content/inbox/words.ts';
import type { ListedMessage, TeamMember } from '#contract/inbox.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { isAnonymousName } from '#contract/placeholders.ts';
import { reasons, type ReasonId } from '#contract/reasons.ts';
import type { Words } from '#contract/words.ts';

/** Who wrote, in words where they gave no name. */
export const visitorName = (name: string, t: Words): string => (isAnonymousName(name) ? t(inboxWords.nameless) : name);

/** Who cares for a message. */
export function caredBy(caretaker: TeamMember | null, me: string, t: Words): string {
  if (caretaker === null) return t(inboxWords.caredByNobody);
  return caretaker.id === me ? t(inboxWords.caredByMe) : t(inboxWords.caredBy, { name: caretaker.name });
}

const isKnown = (id: string): id is ReasonId => Object.keys(reasons).includes(id);

/** Why somebody wrote, in the language of whoever reads; a reason that is in no list of ours as it came. */
export const reasonName = ({ reasonId, reasonLabel }: Pick<ListedMessage, 'reasonId' | 'reasonLabel'>, t: Words) =>
  reasonId !== null && isKnown(reasonId) ? t(reasons[reasonId]) : reasonLabel;

/** What a language is called. */
export const languageName = (locale: Locale): Localized => (locale === 'de' ? words.german : words.english);
