import type { Role } from '@ardoise/domain/projects/roles.ts';
import { Ledger } from '../../../components/Ledger.tsx';
import { LedgerSkeleton } from '../../../components/projects/StatusLedger.tsx';
import { ROLES_COUNTED } from './account-words.ts';

interface RoleLedgerProps {
  /** Undefined while loading. */
  counts: readonly { role: Role; nombre: number }[] | undefined;
  chosen: Role | '';
  onChoose: (role: Role | '') => void;
}

const ROLES_SHOWN = Object.keys(ROLES_COUNTED) as Role[];

/** Accounts by role as filters; a click on the active one clears it. */
export function RoleLedger({ counts, chosen, onChoose }: RoleLedgerProps) {
  if (counts === undefined) return <LedgerSkeleton />;
  const total = counts.reduce((sum, { nombre }) => sum + nombre, 0);
  const cells = ROLES_SHOWN.map((role) => ({
    key: role,
    words: ROLES_COUNTED[role],
    count: counts.find((count) => count.role === role)?.nombre ?? 0,
  }));
  return (
    <Ledger
      label="Filtrer par rôle"
      counted="Rôles"
      cells={[{ key: '', words: 'Tous', count: total }, ...cells]}
      chosen={chosen}
      onChoose={(key) => onChoose(key === chosen ? '' : (key as Role | ''))}
    />
  );
}
