import { idsUnderWay } from '#app/lib/under-way.ts';
import { onDemand } from './load.ts';

// What was on its way when the last page was left goes once more, and what becomes of it is told here.
const ids = idsUnderWay();
if (ids.length > 0)
  onDemand()
    .then(({ sendLeft }) => sendLeft(ids))
    .catch(() => {});
