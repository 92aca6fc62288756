import type { ReactNode } from 'react';
import squirrel from '#app/drawings/squirrel.svg';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { useFeedback } from '#app/lib/forms/use-feedback.ts';
import { ancestors, pageAt, pathTo } from '#app/paths.ts';
import { ConstructionIcon, PersonIcon } from '#app/ui/icons.tsx';
import { barWords } from '#content/frame/bar.ts';
import { headerWords } from '#content/frame/header.ts';
import { pageNames } from '#content/pages.ts';
import { splitLocale } from '#contract/locale.ts';
import { ListenButton } from './listen-button.tsx';
import styles from './nav.module.css';

type NavPage = keyof typeof pageNames & Parameters<typeof pathTo>[0];

// The order, the icons and the emphasis are NAV-08.
const links: readonly { page: NavPage; icon?: ReactNode; look?: string | undefined }[] = [
  { page: 'construction', icon: <ConstructionIcon /> },
  {
    page: 'services/find-the-lost',
    icon: <img src={squirrel} width="28" height="28" alt="" fetchPriority="low" />,
    look: styles.highlighted,
  },
  { page: 'projects' },
  { page: 'resources' },
  { page: 'team' },
  { page: 'services' },
  { page: 'mission', look: styles.bold },
  { page: 'contact' },
  // Shown only to whoever is signed in; on a phone it stands in the second part of the menu for everybody.
  { page: 'account', icon: <PersonIcon />, look: styles.account },
];

/** What only a menu on a phone needs: elsewhere the logo, the bar and the foot of the page are near. */
const more = ['home', 'support', 'diagnostics'] as const;

/** The links of the header; on a phone the menu. */
export function Nav() {
  const t = useWords();
  const { path } = splitLocale(usePlace().pathname);
  const page = pageAt(path);
  return (
    <nav className={styles.nav} id="menu" popover="auto" aria-label={t(headerWords.nav)}>
      {links.map((link) => (
        <NavLink
          key={link.page}
          {...link}
          to={pathTo(link.page)}
          label={t(pageNames[link.page])}
          current={link.page === page ? 'page' : ancestors(path).includes(link.page) ? 'true' : undefined}
        />
      ))}
      <div className={styles.more}>
        <ListenButton className={styles.link} />
        {more.map((each) => (
          <NavLink
            key={each}
            to={pathTo(each)}
            label={t(pageNames[each])}
            current={each === page ? 'page' : undefined}
          />
        ))}
        {/* No dialog: it would come out of a menu that closes. */}
        <NavLink to={useFeedback()} label={t(barWords.feedback)} />
        <NavLink to={pathTo('help-now')} label={t(barWords.help)} current={page === 'help-now' ? 'page' : undefined} />
        <NavLink to={pathTo('account')} label={t(pageNames.account)} />
      </div>
    </nav>
  );
}

type NavLinkProps = {
  to: string;
  label: string;
  icon?: ReactNode;
  look?: string | undefined;
  current?: 'page' | 'true' | undefined;
};

/** With an icon, the words are shown on hover and focus, until Escape (app/browser/boot.ts). */
function NavLink({ to, label, icon, look, current }: NavLinkProps) {
  return (
    <Link
      className={[styles.link, icon && styles.iconOnly, look].filter(Boolean).join(' ')}
      to={to}
      aria-current={current}
    >
      {icon}
      {icon ? <span className={styles.tip}>{label}</span> : label}
    </Link>
  );
}
