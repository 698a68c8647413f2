import type { ReactNode } from 'react';
import { BrandMark } from '../../components/Brand.tsx';
import './Approval.css';

interface ClientFrameProps {
  /** At the right of the name: on whose device this is, and the way back. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What somebody without an account sees around a page; links in mails are theirs alone, so no search engine's. */
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
      <footer className="approval-foot">
        <a href="/mentions-legales">Mentions légales</a>
      </footer>
    </div>
  );
}
