import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import { Icon } from './Icon.tsx';
import './BackLink.css';

/** Above a page's title: the way to the page that lists it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="meta back-link">
      {/* Not the current page, although its address begins like this one's. */}
      <Link to={to}>
        <Icon of={IconArrowLeft} size="s" />
        {children}
      </Link>
    </p>
  );
}
