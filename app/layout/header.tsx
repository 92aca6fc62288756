import type { ReactNode } from 'react';
import squirrel from '#app/drawings/squirrel.svg';
import { Island } from '#app/islands/island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { headerWords } from '#content/frame/header.ts';
import { barWords } from '#content/frame/bar.ts';
import { ancestors, pageAt, pathTo } from '#app/paths.ts';
import { splitLocale } from '#contract/locale.ts';
import { ConstructionIcon, MenuIcon, PersonIcon, BoldIcon } from '#app/ui/icons.tsx';
import { pageNames } from '#content/pages.ts';
import { AppearanceButton } from './appearance-button.island.tsx';
import { HeaderTool } from './header-tool.tsx';
import tools from './header-tool.module.css';
import styles from './header.module.css';
import { ListenButton } from './listen-button.tsx';
import { SearchButton } from './search-button.island.tsx';
import { useFeedback } from '#app/lib/forms/use-feedback.ts';
import { boldWords } from '#content/frame/bold.ts';

type HeaderPage = keyof typeof pageNames & Parameters<typeof pathTo>[0];

// The order, the icons and the emphasis are NAV-08.
const links: readonly { page: HeaderPage; icon?: ReactNode; look?: string | undefined }[] = [
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

export function Header() {
  const t = useWords();
  const { path } = splitLocale(usePlace().pathname);
  const page = pageAt(path);
  return (
    // The frame keeps the header's place, so that nothing moves when it becomes fixed.
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.row}>
          <Link className={styles.logo} to={pathTo('home')}>
            <img src="/icon.svg" width="42" height="42" alt="" fetchPriority="low" />
            <span className={styles.word}>Ecosystem</span>
          </Link>
          <div className={styles.tools}>
            <HeaderTool isForPhones icon={<MenuIcon />} label={t(headerWords.menu)} popoverTarget="menu" />
            <nav className={styles.nav} id="menu" popover="auto" aria-label={t(headerWords.nav)}>
              {links.map((link) => (
                <HeaderLink
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
                  <HeaderLink
                    key={each}
                    to={pathTo(each)}
                    label={t(pageNames[each])}
                    current={each === page ? 'page' : undefined}
                  />
                ))}
                {/* No dialog: it would come out of a menu that closes. */}
                <HeaderLink to={useFeedback()} label={t(barWords.feedback)} />
                <HeaderLink to={pathTo('help-now')} label={t(barWords.help)} />
                <HeaderLink to={pathTo('account')} label={t(pageNames.account)} />
              </div>
            </nav>
            <div className={tools.place}>
              <Island of={SearchButton} until="press" />
            </div>
            <BoldButton />
            <div className={tools.place}>
              <Island of={AppearanceButton} until="press" />
            </div>
          </div>
        </div>
      </header>
    </div>
  );
}

type HeaderLinkProps = {
  to: string;
  label: string;
  icon?: ReactNode;
  look?: string | undefined;
  current?: 'page' | 'true' | undefined;
};

/** With an icon, the words are shown on hover and focus, until Escape (app/browser/boot.ts). */
function HeaderLink({ to, label, icon, look, current }: HeaderLinkProps) {
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

/**
 * Turns the bold word starts on and off. The boot script does it (app/browser/boot.ts), the words are painted by
 * app/browser/bold.ts. That the button stays pressed is the outcome that stays.
 */
function BoldButton() {
  const t = useWords();
  return (
    <div className={tools.place}>
      <HeaderTool
        className={tools.bold}
        icon={<BoldIcon />}
        label={t(boldWords.name)}
        id="bold"
        aria-pressed={false}
        data-on={t(boldWords.enabled)}
        data-off={t(boldWords.disabled)}
      />
    </div>
  );
}
