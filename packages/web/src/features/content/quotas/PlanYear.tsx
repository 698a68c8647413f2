import type { PlanSource } from '@ardoise/domain/contract/quota-edits.ts';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../components/format-number.ts';
import { incompleteLines } from './incomplete-lines.ts';
import { OpenYearBar } from './OpenYearBar.tsx';
import { PlanCell } from './PlanCell.tsx';
import { PlanFillDialog } from './PlanFillDialog.tsx';
import { QuotaTable } from './QuotaTable.tsx';
import { lineName, type QuotaGrid } from './use-quota-grid.ts';

/** A year in preparation: filled, typed, then opened. */
export function PlanYear({ grid }: { grid: QuotaGrid }) {
  const { annee, lignes } = grid;
  const [filling, setFilling] = useState<Exclude<PlanSource, 'saisie'>>();
  const [savedAt, setSavedAt] = useState<Date>();
  const saved = () => setSavedAt(new Date());
  return (
    <>
      <div className="content-quotas-fills">
        <Button icon={IconCopy} onClick={() => setFilling('reprise')}>
          Reprendre {annee - 1}
        </Button>
        <Button icon={IconTrendingUp} onClick={() => setFilling('previsions')}>
          Partir des prévisions
        </Button>
        <Button tone="text" icon={IconClipboard} onClick={() => setFilling('collage')}>
          Coller depuis un tableur
        </Button>
      </div>
      <PlanBanner grid={grid} />
      <QuotaTable
        lines={lignes}
        note={(line) => (incompleteLines({ lignes: [line] }).length > 0 ? 'à fixer' : null)}
        totalNote={(cells) =>
          `${formatNumber(cells.reduce((sum, { precedent }) => sum + (precedent.annuel ?? 0), 0))} en ${annee - 1}`
        }
        cell={(line, kind) => (
          <PlanCell key={`${annee} ${line.smhf} ${kind}`} {...{ annee, line, kind }} onSaved={saved} />
        )}
      />
      <OpenYearBar grid={grid} savedAt={savedAt} />
      {filling && (
        <PlanFillDialog grid={grid} source={filling} onSaved={saved} onClose={() => setFilling(undefined)} />
      )}
    </>
  );
}

/** When it opens, what holds meanwhile, and who has no quota yet. */
function PlanBanner({ grid }: { grid: QuotaGrid }) {
  const { annee, etat, annees, repris } = grid;
  const isNext = annees.at(-1)?.annee === annee;
  const names = incompleteLines(grid).map(lineName);
  const missing =
    names.length === 0 || names.length === grid.lignes.length ? '' : `À fixer encore : ${names.join(', ')}.`;
  if (etat !== 'preparation') return null;
  return (
    <Banner tone="wait" icon={IconCalendarEvent}>
      {!isNext ? (
        <>
          <b>Les quotas {annee} ne sont pas ouverts.</b>{' '}
          {repris === null
            ? 'Aucune création n’est possible.'
            : `Ceux de ${repris} s’appliquent depuis le 1er janvier.`}
        </>
      ) : (
        <>
          <b>
            Les quotas {annee} s’ouvrent le 1er janvier {annee}.
          </b>{' '}
          Si personne ne les ouvre, ceux de {annee - 1} s’appliqueront.
        </>
      )}{' '}
      {missing}
    </Banner>
  );
}
