/** What a payment page is told by its address (DON-05). */
export const paymentNames = ['amount', 'currency', 'description'] as const;
