import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a command that a test starts has around it: nothing that is set where the test runs. */
export const bareEnvironment = {
  PATH: '/usr/bin:/bin',
  // Each compiles the same files, which takes most of a short command: the first one does it for all.
  NODE_COMPILE_CACHE: join(tmpdir(), 'ecosystem-test-compile-cache'),
} as const;
