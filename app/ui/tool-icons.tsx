import { line, type IconProps } from './icons.tsx';

// Of single buttons. Apart from the icons that forms need, because every form brings those.

export function SearchIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21" />
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

export function CopyIcon(props: IconProps) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" strokeWidth="2.2" {...line} {...props}>
      <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
    </svg>
  );
}
