import * as v from 'valibot';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { contactProblems, textProblems } from '#contract/contact.ts';
import { address } from '#contract/fields.ts';
import type { Localized } from '#contract/locale.ts';
import { messageSchema, type Message } from '#contract/message.ts';

export type Problems = Partial<Record<'message' | 'email', Localized>>;

/** Where the fault of a part of the message is mended: the name is made of the address. */
const fieldOf: Partial<Record<string, keyof Problems>> = { name: 'email', email: 'email', message: 'message' };

/** What the server would refuse, in words for the field that holds it. `email` is what the visitor typed. */
export function findProblems(email: string, message: Message): Problems {
  const problems: Problems = {};
  // Asked apart, because a message may also carry a placeholder, which nobody may type.
  if (email !== '' && !v.is(address, email)) problems.email = contactProblems.email;
  if (lacksAddress({ answer: message.answer ?? '', email })) problems.email = answerProblem;
  for (const issue of v.safeParse(messageSchema, message).issues ?? []) {
    const field = fieldOf[issue.path?.[0]?.key as string];
    if (field) problems[field] ??= textProblems[issue.message as keyof typeof textProblems] ?? contactProblems[field];
  }
  return problems;
}
