import { idsUnderWay } from '#app/lib/under-way.ts';
import { onDemand } from './load.ts';

// What was on its way when the last page was left goes once more, and what becomes of it is told here. Where that
// cannot be loaded, the page after this one does it.
const ids = idsUnderWay();
if (ids.length > 0)
  onDemand()
    .then(({ loadSendLeft }) => loadSendLeft())
    .then(({ sendLeft }) => sendLeft(ids))
    .catch(() => {});
