import type { ReactNode } from 'react';
import { type Drawing, Icon } from '../Icon.tsx';
import './TextRows.css';

interface TextRowProps {
  icon: Drawing;
  title: string;
  words: ReactNode;
  act: ReactNode;
  children?: ReactNode;
}

/** One more way to the text of the card, in a list of them. */
export function TextRow({ icon, title, words, act, children }: TextRowProps) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p className="meta">{words}</p>
      </div>
      {act}
      {children}
    </li>
  );
}

export function TextRows({ children }: { children: ReactNode }) {
  return <ul className="text-rows">{children}</ul>;
}
