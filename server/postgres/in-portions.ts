/** Deletes portion by portion, so that no statement grows too long to finish. In: what deletes one. Out: how many went. */
export async function inPortions(portion: number, deleteSome: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSome();
    all += some;
    if (some < portion) return all;
  }
}
