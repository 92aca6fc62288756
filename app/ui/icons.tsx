import type { SVGProps } from 'react';

/** All icons are decoration: what they stand beside says the words. */
const decoration = { 'aria-hidden': true } as const;

/** How the lines of an icon are drawn. */
export const line = {
  ...decoration,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export type IconProps = SVGProps<SVGSVGElement>;

export function ConstructionIcon(props: IconProps) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" strokeWidth="1.9" {...line} {...props}>
      <path d="M12 3.5 21 20H3z" />
      <path d="M12 10v4.5M12 17.3v.1" />
    </svg>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" strokeWidth="2" {...line} {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-8 16-8 16 0" />
    </svg>
  );
}

export function BoldIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="3.4" {...line} {...props}>
      <path d="M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z" />
    </svg>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.6" {...line} {...props}>
      <path d="M4 12l5 5L20 6" />
    </svg>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6.5v6.5M12 16.8v.1" />
    </svg>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2" {...line} {...props}>
      <path d="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
    </svg>
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2" {...line} {...props}>
      <path d="M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 10h.1M12 10h.1M16 10h.1" />
    </svg>
  );
}
