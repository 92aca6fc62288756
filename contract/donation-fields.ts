/** The questions of the donation form, in their order. */
export const donationFields = ['amount', 'name', 'email', 'message'] as const;

export type DonationField = (typeof donationFields)[number];
