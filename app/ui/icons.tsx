import type { SVGProps } from 'react';

/** All icons are decoration: what they stand beside says the words. */
const decoration = { 'aria-hidden': true, focusable: false } as const;

const line = {
  ...decoration,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type IconProps = SVGProps<SVGSVGElement>;

export function ConstructionIcon(props: IconProps) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" strokeWidth="1.9" {...line} {...props}>
      <path d="M12 3.500 21 20H3z" />
      <path d="M12 10v4.500M12 17.300v.1" />
    </svg>
  );
}

export function SquirrelIcon(props: IconProps) {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" {...decoration} {...props}>
      <path d="M20 29c6-1 9-6 9-11 0-6-4-9-4-13 0-2 1-3 2-3-6-1-10 3-10 9 0 5 3 7 3 11 0 3-1 5-2 7z" fill="#8A3B1F" />
      <path
        d="M5 17c-2-5 0-9 4-10l1-4 3 4c4 1 5 4 4 7 3 2 5 5 5 9 0 4-2 6-5 6H8c-1-2 0-3 2-3-3-2-3-5-1-7-1 0-3-1-4-2z"
        fill="#B5562C"
      />
      <circle cx="9.500" cy="11.500" r="1.300" fill="#fff" />
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

export function SearchIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <circle cx="10.500" cy="10.500" r="6.500" />
      <path d="M15.500 15.500 21 21" />
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

export function ColoursIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
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

export function CopyIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
    </svg>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6.500v6.500M12 16.800v.1" />
    </svg>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2" {...line} {...props}>
      <path d="M6 3h3l2 5-2.500 1.500a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
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
