import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { ReactNode } from 'react';
import { TabStrip } from '../../components/TabStrip.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { usePlace } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import './ContentFrame.css';

interface Tab {
  path: string;
  words: string;
  /** The others of head office do not see it. */
  ofAdministrator?: true;
}

/** Parts of the content management, in the order of their tabs. */
const TABS: readonly Tab[] = [
  { path: PAGES.contents, words: 'Vue d’ensemble' },
  { path: PAGES.catalogues, words: 'Catalogues' },
  { path: PAGES.contentSettings, words: 'Réglages' },
  { path: PAGES.contentNews, words: 'Actualités' },
  { path: PAGES.contentQuotas, words: 'Quotas' },
  { path: PAGES.outlets, words: 'Points de vente' },
  { path: PAGES.accounts, words: 'Comptes' },
  { path: PAGES.serviceState, words: 'Service' },
  { path: PAGES.privacy, words: 'Données personnelles' },
  { path: PAGES.integrations, words: 'Intégrations', ofAdministrator: true },
];

/** Pages of a part lie below its own address; the overview's is the beginning of all. */
const isWithin = (path: string, tab: string) =>
  path === tab || (tab !== PAGES.contents && path.startsWith(`${tab}/`));

interface ContentFrameProps {
  title: string;
  /** Below the title. */
  lede?: ReactNode;
  /** Beside the title: at most one red button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the content management: title, tabs, sections (specification/content-management.md). */
export function ContentFrame({ title, lede, actions, children }: ContentFrameProps) {
  const path = usePlace().pathname;
  const isAdministrator = useMe().role === 'administrator';
  return (
    <main tabIndex={-1} className="content-frame">
      <div className="page-head">
        <div>
          <h1 className="title-page">{title}</h1>
          {lede && <p className="lede">{lede}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      <TabStrip label="Contenus et réglages" shown={path}>
        {TABS.filter(({ ofAdministrator }) => !ofAdministrator || isAdministrator).map((tab) => (
          <Link key={tab.path} to={tab.path} aria-current={isWithin(path, tab.path) ? 'page' : undefined}>
            {tab.words}
          </Link>
        ))}
      </TabStrip>
      {children}
    </main>
  );
}
