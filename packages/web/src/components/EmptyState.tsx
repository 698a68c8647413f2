import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  title: string;
  /** What will be listed here, and how. */
  children: ReactNode;
  /** One action at most. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="title-sub">{title}</p>
      <div className="meta">{children}</div>
      {action}
    </div>
  );
}
