import * as v from 'valibot';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { checkForm, contactProblems } from '#contract/contact.ts';
import { address } from '#contract/fields.ts';
import type { Localized } from '#contract/locale.ts';
import { messageSchema, type Message } from '#contract/message.ts';

export type Problems = Partial<Record<'message' | 'email', Localized>>;

const typed = v.pick(messageSchema, ['name', 'email', 'message']);
/** The name is made of the address, so its fault is mended there. */
const own = { name: contactProblems.email, email: contactProblems.email, message: contactProblems.message };

/** What the server would refuse, in words for the field that holds it. `email` is what the visitor typed. */
export function findProblems(email: string, message: Message): Problems {
  const { name, email: from, message: text } = message;
  const checked = checkForm(typed, { name, email: from, message: text }, own);
  const wrong = checked.ok ? {} : checked.problems;
  let ofAddress = wrong.name ?? wrong.email;
  // Asked apart, because a message may also carry a placeholder, which nobody may type.
  if (email !== '' && !v.is(address, email)) ofAddress = contactProblems.email;
  if (lacksAddress({ answer: message.answer ?? '', email })) ofAddress = answerProblem;
  return { ...(ofAddress && { email: ofAddress }), ...(wrong.message && { message: wrong.message }) };
}
