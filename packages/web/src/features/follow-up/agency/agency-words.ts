import { isUnasked } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { showsProof } from '@ardoise/domain/rules/moves.ts';
import { remarksToAnswer } from '@ardoise/domain/rules/remarks.ts';
import { formatLongDay } from '../../../components/format-date.ts';
import { counted, NBSP } from '../../../components/format-number.ts';
import type { AgencyWork } from './agency-work.ts';

/** 'Préparez la version 2', 'La version 2 est prête à partir', 'Joignez les fichiers d’exécution' */
export function workTitle(
  { makes, ready, held, version }: AgencyWork,
  { menuExterieur }: Pick<Project, 'menuExterieur'>,
): string {
  if (held) return `La version${NBSP}${version} attend vos réponses`;
  if (makes === 'creation')
    return ready ? `La version${NBSP}${version} est prête à partir` : `Préparez la version${NBSP}${version}`;
  if (ready)
    return menuExterieur
      ? 'Les fichiers d’exécution sont prêts à partir'
      : 'Le fichier d’exécution est prêt à partir';
  return menuExterieur ? 'Joignez les fichiers d’exécution' : 'Joignez le fichier d’exécution';
}

/** 'La version 2 diffère de la commande en 5 endroits' */
export function differsTitle(version: number, findings: readonly Finding[]): string {
  return `La version${NBSP}${version} diffère de la commande en ${counted(findings.length, 'endroit', 'endroits')}`;
}

const countUnasked = (findings: readonly Finding[]): number => findings.filter(isUnasked).length;

/** '3 que personne n’a demandés. Relisez-les avant d’envoyer ; rien ne vous retient.' */
export function unaskedLede(findings: readonly Finding[]): string {
  const count = countUnasked(findings);
  if (count === 0) return 'Tous demandés ou voulus.';
  return count === 1
    ? `1 que personne n’a demandé. Relisez-le avant d’envoyer${NBSP}; rien ne vous retient.`
    : `${count} que personne n’a demandés. Relisez-les avant d’envoyer${NBSP}; rien ne vous retient.`;
}

/** 'avec 3 écarts que personne n’a demandés'; empty for none. */
export function unaskedNote(findings: readonly Finding[]): string {
  const count = countUnasked(findings);
  if (count === 0) return '';
  return `avec ${counted(count, 'écart que personne n’a demandé', 'écarts que personne n’a demandés')}`;
}

/** '2 remarques attendent votre réponse' */
export function remarksTitle(waiting: number): string {
  return waiting === 0 ? 'Remarques sur la création' : remarksToAnswer(waiting).replace(/\.$/, '');
}

/** The promised day in two parts, the second 'dans 4 jours ouvrés'; null without a promise or once it is past. */
export function dueInWords({
  echeance,
  retard,
  joursRestants,
}: Pick<Project, 'echeance' | 'retard' | 'joursRestants'>): { day: string; left: string } | null {
  if (echeance === null || retard > 0) return null;
  const left =
    joursRestants === 0 ? 'aujourd’hui' : `dans ${counted(joursRestants, 'jour ouvré', 'jours ouvrés')}`;
  return { day: formatLongDay(`${echeance}T12:00:00Z`), left };
}

const inSentence = ({ label }: ProjectAction) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** 'soumettre au DC, ou au client'; 'passer en livré, ou terminer' */
function oneOf(actions: readonly ProjectAction[]): string {
  const [first = '', ...others] = actions.map(inSentence);
  return [first, ...others.map((other) => `ou ${other.replace(/^soumettre /, '')}`)].join(', ');
}

/** 'Ensuite : soumettre au DC, ou au client, puis envoyer en impression.'; empty where nothing is refused. */
export function laterInWords({ makes, later }: Pick<AgencyWork, 'makes' | 'later'>): string {
  const creation = oneOf(later.filter(({ to }) => showsProof(to)));
  const execution = oneOf(later.filter(({ to }) => !showsProof(to)));
  if (creation === '' && execution === '') return '';
  const steps =
    makes === 'creation'
      ? [creation, execution].filter(Boolean).join(', puis ')
      : [execution, creation && `avec une nouvelle création, ${creation}`].filter(Boolean).join('. Ou, ');
  return `Ensuite${NBSP}: ${steps}.`;
}
