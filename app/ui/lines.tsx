type Props = {
  of: readonly string[];
  /** `ol` for what has an order. */
  as?: 'ul' | 'ol';
};

/** Sentences as a list. */
export const Lines = ({ of, as: List = 'ul' }: Props) => (
  <List>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </List>
);
