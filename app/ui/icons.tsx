import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** How all icons are drawn. They are decoration: what they stand beside says the words. */
export const Icon = (props: IconProps) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    strokeWidth="2.2"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
);

export const ConstructionIcon = (props: IconProps) => (
  <Icon width="24" height="24" strokeWidth="1.9" {...props}>
    <path d="M12 3.5 21 20H3zM12 10v4.5M12 17.3v.1" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const PersonIcon = (props: IconProps) => (
  <Icon width="24" height="24" strokeWidth="2" {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c0-8 16-8 16 0" />
  </Icon>
);

export const BoldIcon = (props: IconProps) => (
  <Icon strokeWidth="3.4" {...props}>
    <path d="M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon strokeWidth="2.6" {...props}>
    <path d="M4 12l5 5L20 6" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6.5v6.5M12 16.8v.1" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon strokeWidth="2" {...props}>
    <path d="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
  </Icon>
);

export const ChatIcon = (props: IconProps) => (
  <Icon strokeWidth="2" {...props}>
    <path d="M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 10h.1M12 10h.1M16 10h.1" />
  </Icon>
);
