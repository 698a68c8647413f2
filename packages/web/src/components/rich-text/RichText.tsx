import { parseRichText } from '@ardoise/domain/base/rich-text/parse-rich-text.ts';
import type { RichBlock, RichRun } from '@ardoise/domain/base/rich-text/rich-text.ts';
import type { ReactNode } from 'react';
import './RichText.css';

// The runs, items and blocks of a read text never move: their rank is their key.
const ranked = <Part,>(parts: readonly Part[]) => parts.map((part, rank) => ({ part, rank }));

function Run({ run: { text, bold, italic, size } }: { run: RichRun }): ReactNode {
  const slanted = italic ? <em>{text}</em> : text;
  const weighed = bold ? <strong>{slanted}</strong> : slanted;
  return size === undefined ? weighed : <span data-size={size}>{weighed}</span>;
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return ranked(runs).map(({ part, rank }) => <Run key={rank} run={part} />);
}

function Block({ block }: { block: RichBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {ranked(block.items).map(({ part, rank }) => (
        <li key={rank}>
          <Runs runs={part} />
        </li>
      ))}
    </List>
  );
}

/** A stored rich text, to be read: built from its tree, never from its HTML. */
export function RichText({ stored }: { stored: string | undefined }) {
  return (
    <div className="rich-text">
      {ranked(parseRichText(stored)).map(({ part, rank }) => (
        <Block key={rank} block={part} />
      ))}
    </div>
  );
}
