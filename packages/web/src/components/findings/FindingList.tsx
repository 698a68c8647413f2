import { MANY_FINDINGS } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding, Findings } from '@ardoise/domain/contract/findings.ts';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import type { FindingActs } from '../../hooks/use-findings.ts';
import { Button } from '../Button.tsx';
import { counted } from '../format-number.ts';
import { useToast } from '../Toast.tsx';
import { FindingFilter, kindsOf } from './FindingFilter.tsx';
import { FindingItem, type FindingView } from './FindingItem.tsx';
import { WantForm } from './WantForm.tsx';

interface FindingListProps extends FindingView {
  findings: Findings;
  /** Given where the reader may say what is wanted. */
  acts?: Pick<FindingActs, 'want' | 'unwant'> | undefined;
  /** Above the agency's word: 'Un mot pour Camille Ferrand'. */
  wordLabel?: string;
}

interface ItemProps extends FindingView {
  finding: Finding;
  number: number;
  acts: FindingListProps['acts'];
  wordLabel: string;
}

/** With what the agency says of it. */
function WantedItem({ finding, number, acts, wordLabel, ...view }: ItemProps) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const { id, demande, voulu } = finding;
  const takeBack = async () => {
    if (busy) return;
    setBusy(true);
    await acts?.unwant(id).catch((error: unknown) => toast({ message: messageOf(error), tone: 'stop' }));
    setBusy(false);
  };
  const act =
    acts === undefined || isOpen || demande !== null ? undefined : voulu === null ? (
      <Button onClick={() => setOpen(true)}>C’est voulu</Button>
    ) : voulu.supprimable ? (
      <Button tone="text" busy={busy} onClick={takeBack}>
        Reprendre
      </Button>
    ) : undefined;
  return (
    <FindingItem finding={finding} number={number} acts={act} {...view}>
      {isOpen && acts && (
        <WantForm label={wordLabel} onSay={(said) => acts.want(id, said)} onClose={() => setOpen(false)} />
      )}
    </FindingItem>
  );
}

/** The differences of a proof, one below the other; of many, those of one kind. */
export function FindingList({ findings: { commande }, acts, wordLabel = '', ...view }: FindingListProps) {
  const [shown, show] = useState(0);
  const isMany = commande.length > MANY_FINDINGS;
  const kinds = kindsOf(commande);
  const items = isMany
    ? (kinds[shown]?.of ?? [])
    : commande.map((finding, rank) => ({ finding, number: rank + 1 }));
  return (
    <section className="findings-list" aria-label="Écarts avec la commande">
      <div className="findings-list-head">
        <h3 className="title-sub">{counted(commande.length, 'écart', 'écarts')}</h3>
        <p className="meta">commande → création</p>
      </div>
      {isMany && <FindingFilter kinds={kinds} shown={shown} onShow={show} />}
      <ol>
        {items.map(({ finding, number }) => (
          <WantedItem
            key={finding.id}
            finding={finding}
            number={number}
            acts={acts}
            wordLabel={wordLabel}
            {...view}
          />
        ))}
      </ol>
    </section>
  );
}
