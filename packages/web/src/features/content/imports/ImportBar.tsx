import { exportRefusedLines, type Import } from '@ardoise/domain/contract/imports.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { addressOf } from '../../../api/request.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { SlateBar } from '../../../components/SlateBar.tsx';
import { ConfirmHiding } from './ConfirmHiding.tsx';
import { applyWords, barWords, linesToWrite } from './import-words.ts';
import type { useImportActs } from './use-imports.ts';

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
        {linesToWrite(row) > 0 && (
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
