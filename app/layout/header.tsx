import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { pathTo } from '#app/paths.ts';
import { BoldIcon, MenuIcon } from '#app/ui/icons.tsx';
import { boldWords } from '#content/frame/bold.ts';
import { headerWords } from '#content/frame/header.ts';
import { AppearanceButton } from './appearance-button.island.tsx';
import tools from './header-tool.module.css';
import { HeaderTool } from './header-tool.tsx';
import styles from './header.module.css';
import { Nav } from './nav.tsx';
import { SearchButton } from './search-button.island.tsx';

export function Header() {
  const t = useWords();
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
            <Nav />
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
