import type { Part } from '#server/auth/part.ts';

export const factors: Part = () => {};
