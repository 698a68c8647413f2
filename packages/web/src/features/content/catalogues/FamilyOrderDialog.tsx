import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button, IconButton } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { countWords, type EntryFamily } from './entry-filters.ts';
import type { EntryDeeds } from './use-entry-deeds.ts';

interface FamilyOrderDialogProps {
  list: CatalogueList;
  families: readonly EntryFamily[];
  deeds: EntryDeeds;
  onClose: () => void;
}

/** The families in their order, each moved up or down; saved at each move. */
export function FamilyOrderDialog({ list, families, deeds, onClose }: FamilyOrderDialogProps) {
  const [failure, setFailure] = useState<string>();
  const once = useSingleFlight();
  const names = families.map(({ name }) => name);

  const move = (name: string, avant: string | null) =>
    void once(async () => {
      setFailure(undefined);
      await deeds.orderFamily(name, avant).catch((error: unknown) => setFailure(messageOf(error)));
    });

  return (
    <Modal
      title="Ordre des familles"
      size="s"
      onClose={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
      <ol className="entry-ledger-family-order">
        {families.map((family, index) => (
          <li key={family.name}>
            <span>
              <b>{family.name}</b>
              <span className="meta">{countWords(list, family.entries)}</span>
            </span>
            <IconButton
              icon={IconArrowUp}
              label={`Monter ${family.name}`}
              disabled={index === 0}
              onClick={() => move(family.name, names[index - 1] ?? null)}
            />
            <IconButton
              icon={IconArrowDown}
              label={`Descendre ${family.name}`}
              disabled={index === names.length - 1}
              onClick={() => move(family.name, names[index + 2] ?? null)}
            />
          </li>
        ))}
      </ol>
    </Modal>
  );
}
