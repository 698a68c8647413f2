import { isPriceNature } from '@ardoise/domain/card-text/differences-in-words.ts';
import {
  findingsTitle,
  MANY_FINDINGS,
  unaskedInWords,
} from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding, Findings } from '@ardoise/domain/contract/findings.ts';
import { signedDayInWords } from '@ardoise/domain/projects/clock-in-words.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { formatDate } from '../format-date.ts';
import { FindingFilter, kindsOf } from './FindingFilter.tsx';
import { FindingItem, type FindingView } from './FindingItem.tsx';

interface Numbered {
  finding: Finding;
  number: number;
}

/** Of many, so many are shown at first. */
const FIRST = 3;

function Items({ items, ...view }: FindingView & { items: readonly Numbered[] }) {
  return (
    <ol className="findings-wide">
      {items.map(({ finding, number }) => (
        <FindingItem key={finding.id} finding={finding} number={number} {...view} />
      ))}
    </ol>
  );
}

/** By their kinds, three at first. */
function ManyFindings({ findings, ...view }: FindingView & { findings: readonly Finding[] }) {
  const [shown, show] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const kinds = kindsOf(findings);
  const kind = kinds[shown] ?? kinds[0];
  if (kind === undefined) return null;
  const rest = kind.of.length - FIRST;
  return (
    <>
      <FindingFilter
        kinds={kinds}
        shown={shown}
        onShow={(rank) => {
          show(rank);
          setWhole(false);
        }}
      />
      <Items items={isWhole ? kind.of : kind.of.slice(0, FIRST)} {...view} />
      {!isWhole && rest > 0 && (
        <Button onClick={() => setWhole(true)}>
          Voir les {kind.of.length} {kind.words}
        </Button>
      )}
    </>
  );
}

/** 'Entre la commande signée et cette création. Un que personne n’a demandé.' */
function leadOf(
  { commande, signeLe, heureAppareil }: Findings,
  of: readonly Finding[],
  isClient: boolean,
): string {
  const unasked = unaskedInWords(of);
  if (commande.length > MANY_FINDINGS) return `Est-ce le bon fichier\u00a0? ${unasked && `${unasked}.`}`;
  if (!isClient) return `Entre la commande signée et cette création.${unasked && ` ${unasked}.`}`;
  return signeLe === null
    ? 'Depuis ce que vous avez signé.'
    : `Depuis ce que vous avez signé ${signedDayInWords(formatDate(signeLe), heureAppareil)}.`;
}

interface FindingsHeadProps extends FindingView {
  findings: Findings;
  /** Whose turn it is, above the title. */
  above?: ReactNode;
  titleId: string;
}

/** What a proof says otherwise than the order, first on the page of whoever approves it. */
export function FindingsHead({ findings, above, titleId, ...view }: FindingsHeadProps) {
  const { commande } = findings;
  const numbered = commande.map((finding, rank) => ({ finding, number: rank + 1 }));
  const { title, of } = findingsTitle(commande);
  const prices = numbered.filter(({ finding }) => isPriceNature(finding.nature));
  const others = numbered.filter(({ finding }) => !isPriceNature(finding.nature));
  return (
    <div className="findings-head">
      {above}
      <h2 className="title-section" id={titleId}>
        {title}
      </h2>
      <p className="lede">{leadOf(findings, of, view.voice === 'client')}</p>
      {commande.length > MANY_FINDINGS ? (
        <ManyFindings findings={commande} {...view} />
      ) : (
        [prices, others].map(
          (items) => items.length > 0 && <Items key={items[0]?.finding.id} items={items} {...view} />,
        )
      )}
    </div>
  );
}
