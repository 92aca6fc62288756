import { valuesOf } from '#app/lib/forms/form-values.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { prepareToSend, sendMessage } from '#app/lib/messages/send-message.ts';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { sentWords } from '#content/contact/sent.ts';
import type { ContactField, ContactTyped } from '#contract/contact-fields.ts';
import { contactReasonLabels } from '#contract/contact-reasons.ts';
import { checkContact } from '#contract/contact.ts';
import type { Localized } from '#contract/locale.ts';
import { anonymous } from '#contract/placeholders.ts';
import type { Words } from '#contract/words.ts';
import type { Sent } from './sent.ts';

type Problems = Partial<Record<ContactField, Localized>>;

/** What somebody sends: the words with their id, the form they stand in, and its page. */
type Attempt = { id: string; values: ContactTyped; form: HTMLFormElement | null; page: string };

/** It arrived, or why not, for beside the button (CONT-15). */
type Result = { sent?: Sent; failure?: Outcome };

/** What is wrong with each field. */
export function problemsOf(values: ContactTyped): Problems {
  const checked = checkContact(values);
  return checked.ok ? {} : checked.problems;
}

/** Sends it. This file comes when somebody begins to type, and with it the client that sends. */
export async function sendContact({ id, values, form, page }: Attempt, t: Words): Promise<Result> {
  const checked = checkContact(values);
  // The form has asked `problemsOf` before.
  if (!checked.ok) return {};
  const { website } = valuesOf(form, ['website']);
  const label = contactReasonLabels[checked.value.reason as keyof typeof contactReasonLabels];
  const isAnswerWanted = values.answer !== 'none';
  const result = await sendMessage(
    {
      ...checked.value,
      email: checked.value.email || anonymous.email,
      ...(label && { reason: t(label) }),
      ...(website && { website }),
      answer: isAnswerWanted ? 'email' : 'none',
      id,
      page,
      locale: t.locale,
    },
    {
      sent: contactWords.sentTitle,
      text: isAnswerWanted ? afterSendingWords.sent : undefined,
      failed: sentWords.failed,
    },
  );
  if (result.ok) return { sent: { ...result.value, isAnswerWanted, hasAddress: values.email.trim() !== '' } };
  const text =
    result.because === 'unreachable'
      ? t(contactWords.unreachable)
      : t(afterSendingWords.refused, { detail: result.detail ?? t(sentWords.unknown) });
  return { failure: { text, isFailure: true } };
}

prepareToSend();
