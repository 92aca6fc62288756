import styles from './page-texts.module.css';

export const widths = ['phone', 'desktop'] as const;
export type Width = (typeof widths)[number];

type Props = { title: string; address: string; width: Width };

/** A page of ours in the width of a phone or a computer. */
export const Device = ({ title, address, width }: Props) => (
  // One that is wider than the screen is scrolled: with the arrow keys as well.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.device} role="region" aria-label={title} tabIndex={0}>
    {/* A page of ours with its scripts: a sandbox that lets them run as they do would hold nothing back. */}
    {/* Another address is another frame: in the same one it would be a step of the history. */}
    {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
    <iframe
      key={address}
      title={title}
      src={address}
      className={styles[width]}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => rest(currentTarget.contentDocument)}
    />
  </div>
);

/** Nothing on it leads away or sends something; what opens on the page opens. */
function rest(page: Document | null): void {
  page?.addEventListener(
    'click',
    (event) => {
      // Elements of another window are no instances of our own classes.
      const link = (event.target as Element | null)?.closest('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    },
    true,
  );
  page?.addEventListener('submit', (event) => event.preventDefault(), true);
}
