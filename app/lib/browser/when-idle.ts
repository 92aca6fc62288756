/** Does something once the browser has nothing else to do, or after five seconds. Out: what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such moment.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2_000);
    return () => clearTimeout(timer);
  }
  const number = requestIdleCallback(work, { timeout: 5_000 });
  return () => cancelIdleCallback(number);
}
