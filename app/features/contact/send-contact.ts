import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { sentWords } from '#content/contact/sent.ts';
import { formWords } from '#content/forms/form.ts';
import { prepareToSend, sendMessage } from '#app/lib/send-message.ts';
import { checkContact } from '#contract/contact.ts';
import type { ContactField } from '#contract/contact-fields.ts';
import type { Localized } from '#contract/locale.ts';
import type { Receipt } from '#contract/message.ts';
import { contactReasonLabels } from '#contract/reasons.ts';
import type { Words } from '#contract/words.ts';
import type { ContactTyped } from './no-values.ts';

type Problems = Partial<Record<ContactField, Localized>>;

/** Where it failed: what stands beside the button then (CONT-15). */
type Result = { ok: true; receipt: Receipt } | { ok: false; text: string };

/** A form without faults, and all that goes with it. */
type Attempt = { id: string; values: ContactTyped; website: string; page: string };

/** What is wrong with each field. */
export function problemsOf(values: ContactTyped): Problems {
  const checked = checkContact(values);
  return checked.ok ? {} : checked.problems;
}

export const isAnswerWanted = ({ answer }: ContactTyped): boolean => answer !== 'none';

/** Sends it. This file comes when somebody begins to type, and with it the client that sends. */
export async function sendContact({ id, values, website, page }: Attempt, t: Words): Promise<Result> {
  const checked = checkContact(values);
  if (!checked.ok) throw new Error('A form with faults is not sent');
  const label = contactReasonLabels[checked.values.reason as keyof typeof contactReasonLabels];
  const answer = isAnswerWanted(values) ? 'email' : 'none';
  const result = await sendMessage(
    {
      ...checked.values,
      ...(label && { reason: t(label) }),
      ...(website && { website }),
      answer,
      id,
      page,
      locale: t.locale,
    },
    {
      sent: contactWords.sentTitle,
      text: answer === 'email' ? contactWords.sent : undefined,
      failed: sentWords.failed,
    },
  );
  if (result.ok) return result;
  if (result.because === 'unreachable') return { ok: false, text: t(contactWords.unreachable) };
  const detail = result.detail ?? t(formWords.errorUnknown);
  return { ok: false, text: t(afterSendingWords.refused, { detail }) };
}

prepareToSend();
