import { idsUnderWay } from '#app/lib/messages/under-way.ts';
import { findUnsent } from '#app/lib/messages/unsent.ts';
import { getOnDemand } from './get-on-demand.ts';

// What was on its way when the last page was left goes once more, and what becomes of it is told here. What found no
// connection is asked for (app/lib/messages/ask-when-back.ts).
const unsent = findUnsent();
const ids = idsUnderWay();
if (unsent || ids.length > 0)
  getOnDemand()
    .then(({ sendLeft }) => sendLeft(ids))
    .catch(() => {});
