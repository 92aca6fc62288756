import type { Sendable } from '#app/lib/messages/under-way.ts';
import type { MessageKind } from '#content/contact/message-dialogs.ts';
import { splitLocale, type Locale } from '#contract/locale.ts';
import { anonymousInDialog } from '#contract/placeholders.ts';

/** Whom a message is for: the member of the team. */
export type About = string | undefined;

type Written = {
  kind: MessageKind;
  about: About;
  /** What the visitor typed, each field trimmed. */
  values: { message: string; email: string; phone: string; answer: string };
  /** The path of the page it was written on. */
  page: string;
  locale: Locale;
  id: string;
};

/** Makes the body of `send-email` out of what was typed in a dialog (FEED-03, PROJ-07, SUP-08, CONS-03, FIND-15). */
export function composeMessage({ kind, about, values, page, locale, id }: Written): Sendable {
  const { email } = values;
  return {
    name: email ? `User (${email})` : anonymousInDialog.name,
    email: email || anonymousInDialog.email,
    reason: kind,
    message: textOf(kind, about, values, page),
    answer: values.answer === 'email' ? 'email' : 'none',
    id,
    page,
    locale,
  };
}

/** Which draft a dialog keeps: one for both languages of a page, and on that for each person. */
export const draftVariant = (about: About, page: string): string => splitLocale(page).path + (about ?? '');

function textOf(kind: MessageKind, about: About, { message, phone }: Written['values'], page: string): string {
  const onPage = `[Page: ${page}]`;
  switch (kind) {
    case 'feedback':
      return `${onPage}\n\n${message}`;
    case 'take-part':
    case 'share':
    case 'talk':
      return `[${kind}] ${message}\n\n${onPage}`;
    case 'team-contact':
      return `Message for ${about}:\n\n${message}`;
    case 'welcome-contact':
      return phone ? `${message}\n\nPhone: ${phone}` : message;
    case 'sticker-feedback':
      return `Sticker Feedback:\n\n${message}`;
  }
}
