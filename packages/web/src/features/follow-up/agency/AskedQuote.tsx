import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { NBSP } from '../../../components/format-number.ts';
import type { Asked } from './asked-of-agency.ts';
import './AskedQuote.css';

interface AskedQuoteProps {
  asked: Asked;
  /** Opens an attachment of the message. */
  onOpenFile: (id: string) => void;
}

/** What whoever sent the project to the agency asked for. */
export function AskedQuote({ asked: { text, who, date, files }, onOpenFile }: AskedQuoteProps) {
  return (
    <blockquote className="asked-quote">
      {text && (
        <p>
          «{NBSP}
          {text}
          {NBSP}»
        </p>
      )}
      <footer className="meta">
        {who}, le {formatDate(date)}
      </footer>
      {files.map(({ id, filename }) => (
        <Button key={id} tone="text" icon={IconPaperclip} onClick={() => onOpenFile(id)}>
          {shownFileName(filename)}
        </Button>
      ))}
    </blockquote>
  );
}
