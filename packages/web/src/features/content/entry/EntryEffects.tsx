import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { CatalogueEntry, EntryUsage } from '@ardoise/domain/contract/catalogue-entries.ts';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { DraftsDialog } from '../catalogues/DraftsDialog.tsx';
import type { EntryForm } from './entry-form.ts';
import { offeredWords } from './offered-words.ts';
import './EntryEffects.css';

interface EntryEffectsProps {
  list: CatalogueList;
  /** None for a new one. */
  entry: (CatalogueEntry & { usage: EntryUsage }) | undefined;
  form: Pick<EntryForm, 'visibilite' | 'du' | 'au'>;
}

function Line({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="entry-effects-figure">{figure}</span>
      <span>{children}</span>
    </li>
  );
}

/** What saving changes: drafts, signed orders, what delegates are offered. */
export function EntryEffects({ list, entry, form }: EntryEffectsProps) {
  const { brouillons = 0, signees = 0 } = entry?.usage ?? {};
  const [listsDrafts, setListsDrafts] = useState(false);
  return (
    <section className="group">
      <h2 className="title-section">Ce que change l’enregistrement</h2>
      <ul className="entry-effects">
        {brouillons > 0 && (
          <Line figure={<b>{formatNumber(brouillons)}</b>}>
            {brouillons === 1
              ? 'brouillon prend le nouveau nom et la nouvelle image.'
              : 'brouillons prennent le nouveau nom et la nouvelle image.'}{' '}
            <Button tone="text" onClick={() => setListsDrafts(true)}>
              Voir la liste
            </Button>
          </Line>
        )}
        {signees > 0 && (
          <Line figure={<b>{formatNumber(signees)}</b>}>
            {signees === 1
              ? 'commande signée garde ce qui a été signé.'
              : 'commandes signées gardent ce qui a été signé.'}
          </Line>
        )}
        <Line figure={<Icon of={form.visibilite === 'periode' ? IconCalendar : IconEye} />}>
          {offeredWords(list, form)}
        </Line>
      </ul>
      {listsDrafts && entry && (
        <DraftsDialog
          list={list}
          id={entry.id}
          label={labelOf(list, entry.item)}
          count={brouillons}
          onClose={() => setListsDrafts(false)}
        />
      )}
    </section>
  );
}
