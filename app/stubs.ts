import type { PageId } from './paths.ts';

/** Pages that still show only their header and one honest sentence. Whoever builds one takes it out here. */
export const stubs = [
  'construction',
  'support',
  'storage',
  'workbag',
  'team',
  'mission',
] as const satisfies readonly PageId[];
