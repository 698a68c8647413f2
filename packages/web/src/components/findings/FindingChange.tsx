import { changedWords } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import { Became } from '../Became.tsx';

const SIDES = ['commande', 'création'] as const;
const NONE = 'aucun';

/** '24,50 € → 26,50 €', 'beurre blanc → citronné', '16,90 €, section Salades' */
export function FindingChange({
  finding,
}: {
  finding: Pick<Finding, 'nature' | 'section' | 'avant' | 'apres'>;
}) {
  const { nature, section, avant, apres } = finding;
  if (nature === 'absent' || nature === 'en plus')
    return [nature === 'absent' ? avant : apres, section && `section ${section}`].filter(Boolean).join(', ');
  if (nature !== 'texte différent') return <Became was={avant || NONE} now={apres || NONE} read={SIDES} />;
  const { before, from, to, after } = changedWords(avant, apres);
  return (
    <>
      {before} <Became was={from || NONE} now={to || NONE} read={SIDES} /> {after}
    </>
  );
}
