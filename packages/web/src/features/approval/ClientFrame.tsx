import type { ReactNode } from 'react';
import { BrandMark } from '../../components/Brand.tsx';
import { VisitorFoot } from '../../components/VisitorFoot.tsx';
import './Approval.css';

interface ClientFrameProps {
  /** To the right of the name: the device's account, and the back link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout for visitors without an account; mailed links are personal, hence excluded from search engines. */
export function ClientFrame({ aside, children }: ClientFrameProps) {
  return (
    <div className="approval">
      <meta name="robots" content="noindex, nofollow" />
      <header className="approval-top on-slate">
        <p className="brand">
          <BrandMark />
          Ardoise
        </p>
        {aside}
      </header>
      <main tabIndex={-1}>{children}</main>
      <VisitorFoot />
    </div>
  );
}
