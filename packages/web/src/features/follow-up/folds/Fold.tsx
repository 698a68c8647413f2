import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useState } from 'react';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { keepFold, readFolds } from './kept-folds.ts';
import './Fold.css';

interface FoldProps {
  /** Its name in the page and on the device. */
  name: string;
  icon: Drawing;
  title: string;
  /** Summary of its content, in a few words. */
  summary?: ReactNode;
  /** Until the person opens or closes it. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A section below the card, folded by default; each person's choice is remembered on the device. */
export function Fold({ name, icon, title, summary, startsOpen = false, children }: FoldProps) {
  const { uid } = useMe();
  const [open, setOpen] = useState(() => readFolds(uid)[name] ?? startsOpen);
  return (
    <details
      className="fold"
      id={name}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        setOpen(currentTarget.open);
        keepFold(uid, name, currentTarget.open);
      }}
    >
      <summary className="parted">
        <Icon of={icon} />
        <h2>{title}</h2>
        {summary && <span className="meta">{summary}</span>}
        <Icon of={IconChevronDown} />
      </summary>
      {open && <div>{children}</div>}
    </details>
  );
}

/** Opens a section and moves the focus to it. */
export function goToFold(name: string): void {
  const fold = document.getElementById(name);
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  fold.scrollIntoView({ block: 'start', behavior: 'smooth' });
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
