import type { InboxAction } from '#contract/inbox-message.ts';
import type { Localized } from '#contract/locale.ts';

/**
 * Who did what with a message: "{who} answered." begins with one of `historyActors`, "{what}" is what it became.
 */
export const historyWords = {
  opened: { en: '{who} opened the message.', de: '{who} die Nachricht geöffnet.' },
  photo_opened: { en: '{who} looked at the photo.', de: '{who} das Foto angesehen.' },
  searched: { en: '{who} found it by searching.', de: '{who} sie mit der Suche gefunden.' },
  exported: { en: '{who} saved it in a table.', de: '{who} sie in einer Tabelle gespeichert.' },
  state_changed: { en: '{who} marked it “{what}”.', de: '{who} sie als „{what}“ markiert.' },
  caretaker_changed: {
    en: '{who} handed it over to {what}.',
    de: '{who} sie an {what} übergeben.',
  },
  caretaker_is_me: { en: '{who} handed it over to you.', de: '{who} sie dir übergeben.' },
  caretaker_taken: { en: '{who} took it on.', de: '{who} sie übernommen.' },
  caretaker_left: {
    en: '{who} gave it back. Nobody is handling it.',
    de: '{who} sie zurückgegeben. Niemand kümmert sich.',
  },
  note_added: { en: '{who} wrote a note.', de: '{who} eine Notiz geschrieben.' },
  note_deleted: { en: '{who} deleted a note.', de: '{who} eine Notiz gelöscht.' },
  replied: { en: '{who} answered.', de: '{who} geantwortet.' },
  answered_elsewhere: {
    en: '{who} noted an answer from another mail program.',
    de: '{who} eine Antwort aus einem anderen Mail-Programm notiert.',
  },
  wrote_again: {
    en: '{who} noted that the visitor wrote again.',
    de: '{who} notiert, dass wieder geschrieben wurde.',
  },
  sent_again: { en: '{who} sent an email again.', de: '{who} eine Mail noch einmal gesendet.' },
  marked_spam: { en: '{who} marked it as spam.', de: '{who} sie als Spam markiert.' },
  unmarked_spam: { en: '{who} said that it isn’t spam.', de: '{who} gesagt, dass es kein Spam ist.' },
  pair_linked: {
    en: '{who} linked a found and a lost thing.',
    de: '{who} einen Fund und etwas Verlorenes verbunden.',
  },
  pair_dismissed: {
    en: '{who} noted that two things don’t belong together.',
    de: '{who} notiert, dass zwei Dinge nicht zusammengehören.',
  },
  pair_reopened: {
    en: '{who} undid a decision about two things.',
    de: '{who} eine Entscheidung über zwei Dinge zurückgenommen.',
  },
  deleted: { en: '{who} deleted the message.', de: '{who} die Nachricht gelöscht.' },
  restored: { en: '{who} brought the message back.', de: '{who} die Nachricht zurückgeholt.' },
} as const satisfies Record<InboxAction | 'caretaker_is_me' | 'caretaker_taken' | 'caretaker_left', Localized>;

/** Who it was. In German the verb belongs to it. */
export const historyActors = {
  me: { en: 'You', de: 'Du hast' },
  other: { en: '{name}', de: '{name} hat' },
} as const satisfies Record<string, Localized>;
