/** The longest texts we take (docs/architecture.md), counted in UTF-16 units as an input's `maxLength` counts them. */
export const longest = { name: 200, email: 200, reason: 100, message: 20_000 } as const;
