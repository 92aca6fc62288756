import type { Decided } from './site.ts';

/**
 * Who stands behind the site, as German law wants it said on /impressum and /datenschutz (§ 5 DDG,
 * § 18 MStV, Art. 13 GDPR). Kept apart from `site.ts` because only these pages load it.
 */
export const association = {
  /** What the group is today. */
  name: { value: 'Ecosystem (example group in formation)', example: true } as Decided,
  /** Court and number, once it is in the register (`legalStatus` of site.ts). */
  register: { value: '' } as Decided,
  street: { value: 'Example Street 1', example: true } as Decided,
  town: { value: '00000 Example Town', example: true } as Decided,
  /** The people who act for the group: first and last name. */
  represented: { value: 'Example Person One, Example Person Two', example: true } as Decided,
  /** One person with a full address (§ 18 (2) MStV). */
  responsible: { value: 'Example Person One, address as above', example: true } as Decided,
  /** Whose computers the site and the database run on. */
  host: { value: 'Example Hosting Company', example: true } as Decided,
  /** Whose computers carry the mail to the team. */
  mailProvider: { value: 'Example Mail Company', example: true } as Decided,
  /** The data protection authority of the federal state of the seat. */
  authority: { value: 'Example Data Protection Authority', example: true } as Decided,
  /** Who checked the legal pages, and when. Do not go live before a person who knows the law has. */
  legalReview: { value: 'not done yet', example: true } as Decided,
} as const;

export type Detail = keyof typeof association;
