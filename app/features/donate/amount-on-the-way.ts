/** The state of an entry of the history. Tabs keep their choice there too. */
type State = { leftAmount?: string } | null;

/**
 * Leaves the amount in this entry of the tab's history, when the visitor goes on to pay: only Back brings
 * it again (CALM-05), and no later visit finds it.
 */
export const leaveAmount = (leftAmount: string): void =>
  history.replaceState({ ...(history.state as State), leftAmount }, '');

/** Takes it out again, where the visitor came Back or could not go. */
export function takeLeftAmount(): string | undefined {
  const { leftAmount, ...state } = (history.state as State) ?? {};
  if (leftAmount !== undefined) history.replaceState(state, '');
  return leftAmount;
}
