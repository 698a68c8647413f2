import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import type { ContentChange } from './use-content-changes.ts';

/** A quota as the log keeps it; of a transfer both sides. */
interface LoggedQuota {
  typeProjet?: QuotaKind;
  annee?: number;
  annuel?: number | null;
  unites?: number;
  de?: { nom: string };
  a?: { nom: string };
}

const figure = (annuel: number | null | undefined) =>
  annuel === null || annuel === undefined ? 'à fixer' : formatNumber(annuel);

function transferSentence({ entree }: ContentChange, { unites = 0, de, a }: LoggedQuota): string {
  const kind = QUOTA_KINDS.find((each) => each === entree) ?? 'CHR';
  const units = `${counted(unites, 'unité', 'unités')} ${KIND_WORDS[kind].name}`;
  return `a transféré ${units} ${ofName(de?.nom ?? '')} à ${a?.nom ?? ''}`;
}

/** What was done to quotas: 'a porté le quota VAE d’Antoine Delmas de 120 à 140'. */
export function quotaSentence(change: ContentChange): string | null {
  const { acte, avant, apres, nom, liste } = change;
  const before = (avant ?? {}) as LoggedQuota;
  const after = (apres ?? {}) as LoggedQuota;
  if (acte === 'ouverture') return `a ouvert les quotas ${liste}`;
  if (acte === 'transfert') return transferSentence(change, after);
  if (acte === 'import') return `a rempli les ${nom}`;
  if (after.typeProjet === undefined) return null;
  const quota = `le quota ${KIND_WORDS[after.typeProjet].name} ${ofName(nom)}`;
  if (acte === 'programmation') return `a préparé ${quota} pour ${liste}\u00a0: ${figure(after.annuel)}`;
  if (before.annuel === null || before.annuel === undefined)
    return `a fixé ${quota} à ${figure(after.annuel)}`;
  return `a porté ${quota} de ${figure(before.annuel)} à ${figure(after.annuel)}`;
}
