import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { runTool } from './run.ts';

/** Runs Playwright's tests with `args`, files or options. True when all went well. */
export const runBrowserTests = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> =>
  runTool('playwright', ['test', ...args], {
    from: '@playwright/test',
    env: {
      ...env,
      // Node takes the types away by itself. Playwright's own compiler takes twelve seconds of a processor on a new
      // machine, and each process that begins asks its maps where a line came from.
      PW_DISABLE_TS_ESM: '1',
      // Twenty processes begin in a run and read the same files.
      NODE_COMPILE_CACHE: bareEnvironment.NODE_COMPILE_CACHE,
    },
  });
