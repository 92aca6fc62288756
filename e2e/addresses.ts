import { prerenderedUrls } from '#app/paths.ts';

/** Made at build for the server alone, which sends them at other addresses. */
const internal = /^(\/de)?\/(404|contact-problem|(projects|projects\/category|status)\/fallback)$/u;

/** Every address where a visitor finds a finished page, in both languages. */
export const everyPage: readonly string[] = prerenderedUrls().filter((address) => !internal.test(address));
