import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { Replacement } from '@ardoise/domain/contract/replacements.ts';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { formatDate } from '../../components/format-date.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { ReplacementDialog } from '../../components/replacements/ReplacementDialog.tsx';
import { useReplacementChanges, useReplacements } from '../../components/replacements/use-replacements.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

const STATES: Record<Replacement['etat'], string> = {
  'a-venir': 'À venir',
  'en-cours': 'En cours',
  termine: 'Terminé',
};

/** Replacements; arranged and ended here with permission. */
export function Replacements({ mayArrange }: { mayArrange: boolean }) {
  const replacements = useReplacements();
  const [arranging, setArranging] = useState(false);
  const [ending, setEnding] = useState<Replacement>();
  return (
    <>
      {replacements.isPending && (
        <SkeletonGroup>
          <Skeleton width="60%" height={20} />
        </SkeletonGroup>
      )}
      {replacements.error && <LoadFailed query={replacements} />}
      {replacements.data && <ReplacementList list={replacements.data} onEnd={setEnding} />}
      {mayArrange && (
        <Button icon={IconUserShare} onClick={() => setArranging(true)}>
          Prévoir un remplacement
        </Button>
      )}
      {arranging && <ReplacementDialog onClose={() => setArranging(false)} />}
      {ending && <EndDialog replacement={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function daysOf({ du, au }: Replacement): string {
  return du === au ? `Le ${formatDate(du)}` : `Du ${formatDate(du)} au ${formatDate(au)}`;
}

function ReplacementList({
  list,
  onEnd,
}: {
  list: readonly Replacement[];
  onEnd: (replacement: Replacement) => void;
}) {
  if (list.length === 0) return <p className="meta account-words">Aucun remplacement prévu.</p>;
  return (
    <ul className="account-replacements">
      {list.map((replacement) => (
        <li key={replacement.id} data-over={replacement.etat === 'termine' || undefined}>
          <span>
            <b>
              {replacement.nomRemplacant} remplace {replacement.nomAbsent}
            </b>
            <span className="meta">
              {daysOf(replacement)} · {STATES[replacement.etat]}
            </span>
          </span>
          {replacement.modifiable && (
            <Button
              onClick={() => onEnd(replacement)}
              aria-label={`Mettre fin au remplacement ${ofName(replacement.nomAbsent)}`}
            >
              Mettre fin
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function EndDialog({ replacement, onClose }: { replacement: Replacement; onClose: () => void }) {
  const { end } = useReplacementChanges();
  return (
    <ConfirmDialog
      title="Mettre fin à ce remplacement&nbsp;?"
      confirm="Mettre fin"
      onConfirm={() => end(replacement.id)}
      onClose={onClose}
    >
      <p>
        {replacement.nomRemplacant} ne verra plus les projets de {replacement.nomAbsent}.
      </p>
    </ConfirmDialog>
  );
}
