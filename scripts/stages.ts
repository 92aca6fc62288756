export type Stage = { name: string; run: () => Promise<boolean> };
type StageResult = { name: string; seconds: number; result: 'ok' | 'failed' | 'not run' };

type Say = (line: string) => void;

/**
 * Runs one stage after the other, and beside each other those that stand in a list. Stops after the first that fails;
 * the others are listed as not run.
 */
export async function runStages(
  stages: readonly (Stage | readonly Stage[])[],
  say: Say = console.log,
): Promise<StageResult[]> {
  const outcomes: StageResult[] = [];
  for (const group of stages) {
    const together = [group].flat();
    if (allWell(outcomes)) outcomes.push(...(await Promise.all(together.map((stage) => outcomeOf(stage, say)))));
    else outcomes.push(...together.map(({ name }) => ({ name, seconds: 0, result: 'not run' as const })));
  }
  return outcomes;
}

async function outcomeOf({ name, run }: Stage, say: Say): Promise<StageResult> {
  say(`\n— ${name}`);
  const began = performance.now();
  const ok = await succeeds(run, say);
  return { name, seconds: (performance.now() - began) / 1000, result: ok ? 'ok' : 'failed' };
}

/** One line a stage: name, seconds, result. */
export function summary(outcomes: readonly StageResult[]): string {
  return outcomes
    .map(({ name, seconds, result }) =>
      result === 'not run'
        ? `${name.padEnd(14)}        –  not run`
        : `${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${result}`,
    )
    .join('\n');
}

export const allWell = (outcomes: readonly StageResult[]): boolean => outcomes.every(({ result }) => result === 'ok');

// A stage that throws has failed; its message is for the person who reads the output, so no stack.
async function succeeds(run: Stage['run'], say: Say): Promise<boolean> {
  try {
    return await run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}
