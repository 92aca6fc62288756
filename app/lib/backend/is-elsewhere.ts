import { backendUrl } from './backend.ts';

/** Whether these pages lie on another web server than the one that draws them anew: they were written by a build. */
export const isElsewhere = (): boolean => backendUrl !== '' && new URL(backendUrl).origin !== location.origin;
