import type { Findings, UnreadReason } from '@ardoise/domain/contract/findings.ts';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import { Banner } from '../Banner.tsx';
import { counted } from '../format-number.ts';

/** Why a proof is compared by eye; '' where nothing is said. */
export const UNREAD_WORDS: Record<UnreadReason, string> = {
  vectorise: 'Texte vectorisé\u00a0: comparez à l’œil',
  partiel: 'Texte en partie vectorisé\u00a0: comparez à l’œil',
  image: 'Création en image\u00a0: comparez à l’œil',
  protege: 'Fichier protégé\u00a0: comparez à l’œil',
  illisible: 'Fichier illisible ici\u00a0: comparez à l’œil',
  'trop long': 'Fichier trop lourd à lire ici\u00a0: comparez à l’œil',
  rien: '',
};

/** '48 lignes et 48 prix comparés, 1 formule.' */
function comparedInWords({ lignes, prix, formules }: Findings['compte']): string {
  const lines =
    lignes === 0
      ? ''
      : `${counted(lignes, 'ligne', 'lignes')} et ${counted(prix, 'prix', 'prix')} ${lignes > 1 || prix > 1 ? 'comparés' : 'comparé'}`;
  const formulas =
    formules === 0
      ? ''
      : lignes === 0
        ? `${counted(formules, 'formule comparée', 'formules comparées')}`
        : counted(formules, 'formule', 'formules');
  return `${[lines, formulas].filter(Boolean).join(', ')}.`;
}

/** What is said in one line: it is compared, could not be, or nothing differs. */
export function FindingsState({
  findings,
}: {
  findings: Pick<Findings, 'etat' | 'lisible' | 'compte'> & { commande: readonly unknown[] };
}) {
  const { etat, lisible, commande, compte } = findings;
  if (etat === 'en cours')
    return (
      <p className="meta" role="status">
        Comparaison en cours
      </p>
    );
  if (etat === 'impossible') return <p className="meta">Comparaison impossible pour l’instant</p>;
  if (!lisible || commande.length > 0) return null;
  return (
    <Banner tone="done" icon={IconChecks}>
      <b>Rien ne diffère de la commande.</b>
      <br />
      {comparedInWords(compte)}
    </Banner>
  );
}
