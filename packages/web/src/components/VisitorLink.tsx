import type { MouseEvent, ReactNode } from 'react';
import { useLeaving } from './leaving.ts';

interface VisitorLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Whether a click opens this page in this tab, not another tab or a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link of the login page, whose first load has no router. */
export function VisitorLink({ to, className, children }: VisitorLinkProps) {
  const { go } = useLeaving();
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        void go(to);
      }}
    >
      {children}
    </a>
  );
}
