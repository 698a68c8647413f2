import { linesToWrite } from '@ardoise/domain/content/imports/import-effects.ts';
import { exportRefusedLines, type Import } from '@ardoise/domain/contract/imports.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { addressOf } from '../../../api/request.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { SlateBar } from '../../../components/SlateBar.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { applyWords, barWords } from './import-words.ts';
import type { useImportActs } from './use-imports.ts';

interface ConfirmHidingProps {
  /** Entries that would be hidden. */
  count: number;
  onConfirm: (typed: number) => unknown;
  onClose: () => void;
}

/** Hiding much of a list is confirmed by typing how many; the server compares. */
function ConfirmHiding({ count, onConfirm, onClose }: ConfirmHidingProps) {
  const form = useForm({ defaultValues: { chiffre: '' } });
  return (
    <ConfirmDialog
      title="Masquer autant d’entrées ?"
      confirm="Appliquer et masquer"
      onConfirm={() => onConfirm(Number(form.getValues().chiffre.replace(/\s/g, '') || Number.NaN) || 0)}
      onClose={onClose}
    >
      <p>
        Ce fichier est donné pour la liste complète{'\u00a0'}: {counted(count, 'entrée', 'entrées')} qu’il ne
        nomme pas seraient masquées, plus d’une sur dix.
      </p>
      <TextField
        control={form}
        name="chiffre"
        label={`Tapez ${formatNumber(count)} pour confirmer`}
        inputMode="numeric"
      />
    </ConfirmDialog>
  );
}

/** Downloads the refused lines with their reasons. */
export function RefusedLines({ row }: { row: Import }) {
  if (row.comptes.refusee === 0) return null;
  return (
    <a className={buttonClass({})} href={addressOf(exportRefusedLines, { params: { id: row.id } })} download>
      <Icon of={IconFileSpreadsheet} />
      Lignes refusées
    </a>
  );
}

/** What can be done with a dry run. */
export function ImportBar({ row, acts }: { row: Import; acts: ReturnType<typeof useImportActs> }) {
  const [asking, setAsking] = useState(false);
  const { apply, abandon } = acts;
  const failure = apply.error ?? abandon.error;
  return (
    <>
      <SlateBar
        label="Appliquer l’import"
        said={barWords(row)}
        problem={failure ? messageOf(failure) : undefined}
      >
        {linesToWrite(row.comptes) > 0 && (
          <Button
            tone="main"
            busy={apply.isPending}
            onClick={() => (row.chiffre ? setAsking(true) : apply.mutate(undefined))}
          >
            {applyWords(row)}
          </Button>
        )}
        <RefusedLines row={row} />
        <Button tone="text" busy={abandon.isPending} onClick={() => abandon.mutate()}>
          Abandonner
        </Button>
      </SlateBar>
      {asking && (
        <ConfirmHiding
          count={row.comptes.masquee}
          onConfirm={(typed) => apply.mutateAsync(typed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
