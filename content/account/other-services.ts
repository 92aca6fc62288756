import type { Localized } from '#contract/locale.ts';

/** Signing in with an account that somebody has elsewhere. Shown only for the services that the server offers. */
export const otherServicesWords = {
  title: { en: 'With an account from elsewhere', de: 'Mit einem Konto von woanders' },
  text: {
    en: 'That service tells us your name and your address, and learns that you sign in here.',
    de: 'Du gehst zu diesem Dienst, und er sagt uns deinen Namen und deine Adresse. Er erfährt, dass du dich hier anmeldest.',
  },
} as const satisfies Record<string, Localized>;

/** The services by GoTrue's names, in the order of their buttons. */
export const otherServices = {
  github: { en: 'Sign in with GitHub', de: 'Mit GitHub anmelden' },
  google: { en: 'Sign in with Google', de: 'Mit Google anmelden' },
  oidc: { en: 'Sign in with your organisation', de: 'Mit deiner Organisation anmelden' },
} as const satisfies Record<string, Localized>;
