import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** The lines of an icon: `d`, and `children` beside it. All icons are decoration: what they stand beside says the words. */
export const Icon = ({ d, children, ...look }: IconProps) => (
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
    {...look}
  >
    {children}
    {d && <path d={d} />}
  </svg>
);

export const ConstructionIcon = (props: IconProps) => (
  <Icon d="M12 3.5 21 20H3zM12 10v4.5M12 17.3v.1" width="24" height="24" strokeWidth="1.9" {...props} />
);

export const MenuIcon = (props: IconProps) => <Icon d="M4 7h16M4 12h16M4 17h16" {...props} />;

export const PersonIcon = (props: IconProps) => (
  <Icon d="M4 21c0-8 16-8 16 0" width="24" height="24" strokeWidth="2" {...props}>
    <circle cx="12" cy="8" r="4" />
  </Icon>
);

export const BoldIcon = (props: IconProps) => (
  <Icon d="M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z" strokeWidth="3.4" {...props} />
);

export const CheckIcon = (props: IconProps) => <Icon d="M4 12l5 5L20 6" strokeWidth="2.6" {...props} />;

export const AlertIcon = (props: IconProps) => (
  <Icon d="M12 6.5v6.5M12 16.8v.1" {...props}>
    <circle cx="12" cy="12" r="10" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon
    d="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z"
    strokeWidth="2"
    {...props}
  />
);

export const ChatIcon = (props: IconProps) => (
  <Icon
    d="M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 10h.1M12 10h.1M16 10h.1"
    strokeWidth="2"
    {...props}
  />
);
