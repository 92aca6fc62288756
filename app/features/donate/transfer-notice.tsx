import { useEffect } from 'react';
import { readAmount } from '#contract/amount.ts';
import './donate-form.module.css';
import type { Notice } from './notice-form.ts';
import { NoticeFields } from './notice-fields.tsx';
import { TransferThanks } from './transfer-thanks.tsx';
import { useNotice } from './use-notice.ts';

type Props = {
  reference: string;
  isExample: boolean;
  sent: Notice | undefined;
  onSent: (sent: Notice) => void;
  onFailed: () => void;
  onAgain: () => void;
  onTyped: (typed: Notice) => void;
};

/** The notice of a transfer, or the thanks for it. What is typed stands in the printed reference at once. */
export function TransferNotice({ reference, isExample, sent, onSent, onFailed, onAgain, onTyped }: Props) {
  const notice = useNotice({ isExample, onSent, onFailed });
  const { name, amount } = notice.values;
  useEffect(() => {
    const read = readAmount(amount);
    onTyped({ name, euros: read.is === 'euros' ? read.euros : undefined });
  }, [name, amount, onTyped]);
  return (
    <>
      {sent?.number ? (
        <TransferThanks
          reference={reference}
          isExample={isExample}
          sent={{ ...sent, number: sent.number }}
          onAgain={onAgain}
        />
      ) : (
        <NoticeFields notice={notice} />
      )}
    </>
  );
}
