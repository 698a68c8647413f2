import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { BULK_MOVES } from '@ardoise/domain/rules/bulk-actions.ts';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { useState } from 'react';
import { BulkBar } from '../../components/BulkBar.tsx';
import { Button } from '../../components/Button.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { Menu } from '../../components/Menu.tsx';
import { type AskedBulk, BulkDialog } from '../../components/several-projects/BulkDialog.tsx';
import { ACTION_WORDS } from '../../components/several-projects/bulk-job.ts';
import { LeftJob } from '../../components/several-projects/LeftJob.tsx';
import { useBulkJob } from '../../components/several-projects/use-bulk-job.ts';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useMe } from '../../hooks/use-me.ts';
import { useTaking } from './use-taking.ts';

interface AgencyBulkProps {
  username: string;
  selected: SelectedProjects;
  /** The displayed rows. */
  shown: readonly ProjectRow[];
}

const ACTIONS = [
  { action: 'soumettre', icon: IconUserCheck, tone: 'main' },
  { action: 'soumettreClient', icon: IconWritingSign, tone: 'line' },
] as const;

/** How many of these may be moved now, by their rows. */
function possible(rows: readonly ProjectRow[], action: BulkAction): number {
  return rows.filter(({ actions }) => actions.some(({ target }) => target === BULK_MOVES[action])).length;
}

/** What an agency does with several of its projects at once: the dry run says which go, and why the others stay. */
export function AgencyBulk({ username, selected, shown }: AgencyBulkProps) {
  const run = useBulkJob(username);
  const [asked, setAsked] = useState<AskedBulk | 'job'>();
  const rows = selected.rows(shown);
  const count = rows.length;
  return (
    <>
      {asked === undefined && <LeftJob run={run} onShow={() => setAsked('job')} />}
      <BulkBar count={count} onClear={selected.clear}>
        {ACTIONS.map(({ action, icon, tone }) => (
          <Button
            key={action}
            tone={tone}
            icon={icon}
            busy={run.running}
            onClick={() => setAsked({ action, selection: { ids: selected.ids } })}
          >
            {ACTION_WORDS[action].title}{' '}
            <span className="number">
              {formatNumber(possible(rows, action))} sur {formatNumber(count)}
            </span>
          </Button>
        ))}
        <Entrust ids={selected.ids} />
      </BulkBar>
      {asked !== undefined && (
        <BulkDialog
          asked={asked === 'job' ? null : asked}
          run={run}
          onDone={selected.drop}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** 'Confier à' oneself, a colleague, or nobody; absent for a single person. */
function Entrust({ ids }: { ids: string[] }) {
  const { collegues = [] } = useMe();
  const take = useTaking();
  if (collegues.length === 0) return null;
  return (
    <Menu
      label="Confier la sélection"
      tone="line"
      caption={{ icon: IconUserShare, text: 'Confier à' }}
      items={[
        { label: 'Moi', onChoose: () => void take('prendre', ids) },
        ...collegues.map(({ username, nom }) => ({
          label: nom,
          onChoose: () => void take('confier', ids, username),
        })),
        { label: 'Personne, les rendre à l’équipe', onChoose: () => void take('rendre', ids) },
      ]}
    />
  );
}
