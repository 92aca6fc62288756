import { hasRightCheckDigits } from '#contract/iban.ts';

type Given = (name: string) => string | undefined;

// A path leads to what stands at the site's own address.
const isAddress = (value: string): boolean =>
  value.startsWith('/') || (URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol));

/** What the pages are built with (.env.example): whatever would lead visitors, or their money, nowhere is a fault. */
export function checkPageSettings(given: Given, fault: (text: string) => void): void {
  const addresses = {
    PUBLIC_PAYMENT_LINK: 'https://donate.example.org/ecosystem',
    PUBLIC_GEOCODE_URL: 'https://maps.googleapis.com/maps/api/geocode/json',
    PUBLIC_WAVY_TEXT_URL: 'https://wavy.example.org',
  } as const;
  for (const [name, example] of Object.entries(addresses)) {
    const value = given(name);
    if (value !== undefined && !isAddress(value)) fault(`${name} must be an address like ${example}.`);
  }
  const tiles = given('PUBLIC_TILE_URL');
  const hasPlaces = ['{z}', '{x}', '{y}'].every((part) => tiles?.includes(part));
  if (tiles !== undefined && !(hasPlaces && isAddress(tiles.replace('{s}', 'a'))))
    fault('PUBLIC_TILE_URL must be an address like https://tile.openstreetmap.org/{z}/{x}/{y}.png.');
  const iban = given('PUBLIC_IBAN');
  if (iban !== undefined && !hasRightCheckDigits(iban))
    fault('PUBLIC_IBAN is no account number: its check digits do not fit. Write it again as the bank does.');
}
