import type { Localized } from '#contract/locale.ts';
import type { ReasonId } from '#contract/reasons.ts';
import { sentWords } from './sent.ts';

/** What a dialog for one kind of message says. `{about}` is whom the message is for. */
type DialogWords = {
  readonly title: Localized;
  readonly lead: Localized;
  readonly send: Localized;
  readonly sent: Localized;
  readonly failed: Localized;
  /** What it asks for besides the message; all of it is optional. */
  readonly asks: readonly ('email' | 'phone')[];
};

const message = {
  send: { en: 'Send message', de: 'Nachricht senden' },
  sent: { en: 'Message sent successfully!', de: 'Nachricht erfolgreich gesendet!' },
  failed: sentWords.failed,
  asks: ['email'],
} as const;

const feedback = {
  send: { en: 'Send feedback', de: 'Rückmeldung senden' },
  sent: { en: 'Thank you for your feedback!', de: 'Danke für deine Rückmeldung!' },
  failed: {
    en: 'Failed to send feedback. Please try again.',
    de: 'Die Rückmeldung konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  },
} as const;

/** Every kind of message that is written in a dialog, under its reason. */
export const messageDialogs = {
  feedback: {
    ...feedback,
    asks: ['email'],
    title: { en: 'Give feedback', de: 'Rückmeldung geben' },
    lead: {
      en: 'What works, what doesn’t, what’s missing? We also get the address of this page.',
      de: 'Was geht, was geht nicht, was fehlt? Wir bekommen die Adresse dieser Seite dazu.',
    },
  },
  'take-part': {
    ...message,
    title: { en: 'Take part', de: 'Mitmachen' },
    lead: {
      en: 'Tell us how you’d like to take part.',
      de: 'Sag uns, wie du mitmachen möchtest.',
    },
  },
  share: {
    ...message,
    title: { en: 'Share an experience', de: 'Eine Erfahrung teilen' },
    lead: {
      en: 'Tell us as much or as little as you like. It goes to our team and nobody else.',
      de: 'Erzähl so viel oder so wenig, wie du magst. Es geht an unser Team und an niemanden sonst.',
    },
  },
  talk: {
    ...message,
    title: { en: 'Talk about it', de: 'Darüber sprechen' },
    lead: {
      en: 'What would you like to talk about?',
      de: 'Worüber möchtest du sprechen?',
    },
  },
  'team-contact': {
    ...message,
    title: { en: 'Message for {about}', de: 'Nachricht für {about}' },
    lead: {
      en: 'Your message goes to our team, with the name {about} on it.',
      de: 'Deine Nachricht geht an unser Team. Der Name {about} steht darauf.',
    },
  },
  'welcome-contact': {
    ...message,
    asks: ['email', 'phone'],
    title: { en: 'Contact Us', de: 'Schreib uns' },
    lead: {
      en: 'Is something broken or missing? Tell us.',
      de: 'Hat etwas nicht geklappt, oder fehlt etwas? Sag es uns.',
    },
  },
  'sticker-feedback': {
    ...feedback,
    asks: [],
    title: { en: 'Feedback on the stickers', de: 'Rückmeldung zu den Aufklebern' },
    lead: {
      en: 'What do you think of our stickers? We get your words without your name or address, so we can’t answer.',
      de: 'Was hältst du von unseren Aufklebern? Wir bekommen deine Worte ohne Namen und Adresse und können deshalb nicht antworten.',
    },
  },
} as const satisfies Partial<Record<ReasonId, DialogWords>>;

export type MessageKind = keyof typeof messageDialogs;

/** What all these dialogs say. */
export const dialogWords = {
  emailHint: {
    en: 'Only used to answer you. Without it we can’t answer.',
    de: 'Nur, um dir zu antworten. Ohne sie können wir nicht antworten.',
  },
  messageHint: {
    en: 'Please don’t send diagnoses or names of children.',
    de: 'Bitte sende keine Diagnosen und keine Namen von Kindern.',
  },
  phone: { en: 'Phone', de: 'Telefon' },
  phoneHint: {
    en: 'Nobody will phone you unless you ask us to.',
    de: 'Niemand ruft dich an, außer du bittest darum.',
  },
  writeFirst: { en: 'Write a message first', de: 'Schreib zuerst eine Nachricht' },
} as const satisfies Record<string, Localized>;
