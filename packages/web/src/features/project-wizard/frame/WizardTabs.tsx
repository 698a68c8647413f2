import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { Mark, MarkedTab } from '../session/wizard-progress.ts';

const SPOKEN: Record<Mark, string> = {
  done: 'terminé',
  now: 'en cours',
  todo: 'à compléter',
  na: 'sans objet',
};

function TabMark({ tab }: { tab: MarkedTab }) {
  return (
    <span className={`wizard-mark wizard-mark-${tab.mark}`}>
      {tab.mark === 'done' ? (
        <Icon of={IconCheck} />
      ) : tab.mark === 'na' ? (
        <Icon of={IconMinus} />
      ) : (
        tab.number
      )}
    </span>
  );
}

function TabWords({ tab }: { tab: MarkedTab }) {
  return (
    <span>
      {tab.title}
      <span className="visually-hidden">, {SPOKEN[tab.mark]}</span>
    </span>
  );
}

interface WizardTabsProps {
  tabs: readonly MarkedTab[];
  hrefOf: (path: string) => string;
}

/** The tabs in a row; on a phone a disclosure. */
export function WizardTabs({ tabs, hrefOf }: WizardTabsProps) {
  const [open, setOpen] = useState(false);
  const rank = tabs.findIndex(({ mark }) => mark === 'now');
  const current = tabs[rank];
  return (
    <>
      <div className="wizard-fold">
        {current && <TabMark tab={current} />}
        <b>{current?.title ?? 'Récapitulatif'}</b>
        {current && (
          <span className="meta">
            {rank + 1} sur {tabs.length}
          </span>
        )}
        <button type="button" aria-expanded={open} aria-controls="etapes" onClick={() => setOpen(!open)}>
          Étapes
        </button>
      </div>
      <nav className={`wizard-tabs${open ? ' wizard-tabs-open' : ''}`} id="etapes" aria-label="Étapes">
        {tabs.map((tab) =>
          tab.mark === 'na' ? (
            <span className="wizard-tab" key={tab.key}>
              <TabMark tab={tab} />
              <TabWords tab={tab} />
            </span>
          ) : (
            <Link
              key={tab.key}
              to={hrefOf(tab.path)}
              aria-current={tab.mark === 'now' ? 'step' : undefined}
              onClick={() => setOpen(false)}
            >
              <TabMark tab={tab} />
              <TabWords tab={tab} />
            </Link>
          ),
        )}
      </nav>
    </>
  );
}
