import type { Box, Delivery, MessageState } from '#contract/inbox.ts';
import type { Localized } from '#contract/locale.ts';

/** How far a message is, as a mark beside it and as a choice. */
export const stateWords = {
  new: { en: 'New', de: 'Neu' },
  waiting: { en: 'Waiting', de: 'Wartet' },
  done: { en: 'Done', de: 'Erledigt' },
} as const satisfies Record<MessageState, Localized>;

/** The same as a sentence, where a choice is explained. */
export const stateMeanings = {
  new: { en: 'Nobody has started on it yet.', de: 'Noch hat niemand damit angefangen.' },
  waiting: { en: 'It’s waiting for our answer.', de: 'Sie wartet auf unsere Antwort.' },
  done: {
    en: 'It’s answered, or doesn’t need an answer.',
    de: 'Sie ist beantwortet oder braucht keine Antwort.',
  },
} as const satisfies Record<MessageState, Localized>;

/** How the mails about a message fare. */
export const deliveryWords = {
  underway: { en: 'Email on its way', de: 'Mail unterwegs' },
  failing: { en: 'Email not delivered yet', de: 'Mail noch nicht zugestellt' },
  bounced: { en: 'Email refused', de: 'Mail abgewiesen' },
  sent: { en: 'Email sent', de: 'Mail gesendet' },
  none: { en: 'No email', de: 'Keine Mail' },
} as const satisfies Record<Delivery, Localized>;

/** Where a message lies. */
export const boxWords = {
  inbox: { en: 'Inbox', de: 'Posteingang' },
  spam: { en: 'Suspected spam', de: 'Verdacht auf Spam' },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
} as const satisfies Record<Box, Localized>;

/** What list and message both say. */
export const inboxWords = {
  /** A reason that is in no list of ours; its own words stand beside. */
  otherReason: { en: 'Another reason', de: 'Ein anderer Grund' },
  /** A visitor who gave no name. */
  nameless: { en: 'Someone without a name', de: 'Jemand ohne Namen' },
  nobody: { en: 'Nobody', de: 'Niemand' },
  /** Somebody who has left the team or deleted their account. */
  somebodyGone: { en: 'Someone who has left', de: 'Jemand, der nicht mehr hier ist' },
  me: { en: 'Me', de: 'Ich' },
  caredBy: { en: '{name} is handling it', de: '{name} kümmert sich darum' },
  caredByMe: { en: 'You’re handling it', de: 'Du kümmerst dich darum' },
  caredByNobody: { en: 'Not taken yet', de: 'Noch niemand kümmert sich darum' },
  late: { en: 'Waiting longer than promised', de: 'Wartet länger als versprochen' },
  hasPhoto: { en: 'With a photo', de: 'Mit Foto' },
  noAnswerWanted: { en: 'No answer wanted', de: 'Keine Antwort gewünscht' },
  /** Times in words: `today, 14:05`. */
  today: { en: 'today, {time}', de: 'heute, {time} Uhr' },
  yesterday: { en: 'yesterday, {time}', de: 'gestern, {time} Uhr' },
  onDay: { en: '{date}, {time}', de: '{date}, {time} Uhr' },
  busy: { en: 'One moment …', de: 'Einen Moment …' },
} as const satisfies Record<string, Localized>;
