import styles from './fact-list.module.css';
import { MarkedLine } from './marked-text.tsx';

type Fact = {
  readonly name: string;
  /** Several lines: each for itself. */
  readonly text: string | readonly string[];
  readonly lang?: string | undefined;
};

/** Short answers to what visitors ask, beside what they ask. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text, lang }) => (
        <div key={name}>
          <dt>{name}</dt>
          {[text].flat().map((line) => (
            <dd key={line} lang={lang}>
              <MarkedLine text={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
