import type { ListedMessage } from '#contract/inbox.ts';
import { reasons, type ReasonId } from '#contract/reasons.ts';
import type { Words } from '#contract/words.ts';

const isKnown = (id: string): id is ReasonId => Object.keys(reasons).includes(id);

/** Why somebody wrote, in the language of whoever reads; a reason that is in no list of ours as it came. */
export const reasonName = ({ reasonId, reasonLabel }: Pick<ListedMessage, 'reasonId' | 'reasonLabel'>, t: Words) =>
  reasonId !== null && isKnown(reasonId) ? t(reasons[reasonId]) : reasonLabel;
