import type { PageId } from './paths.ts';

/** Pages that still show only their header and one honest sentence. Whoever builds one takes it out here. */
export const stubs = [] as const satisfies readonly PageId[];
