import { linesToWrite } from '@ardoise/domain/content/imports/import-effects.ts';
import type { ImportSubject } from '@ardoise/domain/content/imports/import-subject.ts';
import type { Import } from '@ardoise/domain/contract/imports.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted } from '../../../components/format-number.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { undoneWords, writtenWords } from './import-words.ts';
import type { useImportActs } from './use-imports.ts';

interface ImportResultProps {
  row: Import;
  subject: ImportSubject;
  acts: ReturnType<typeof useImportActs>;
}

/** What was written, and the way to undo it. */
export function ImportResult({ row, subject, acts }: ImportResultProps) {
  const [asking, setAsking] = useState(false);
  if (row.etat === 'annule')
    return (
      <Banner tone="draft" role="status">
        <b>Cet import est annulé.</b> {undoneWords(row, subject)}
      </Banner>
    );
  const { refusee } = row.comptes;
  return (
    <>
      <Banner
        tone="done"
        role="status"
        action={
          row.annulableJusque && (
            <Button icon={IconArrowBackUp} onClick={() => setAsking(true)}>
              Annuler l’import
            </Button>
          )
        }
      >
        <b>{writtenWords(row, subject)}</b>{' '}
        {refusee > 0 &&
          `${counted(refusee, 'ligne refusée ne l’est pas', 'lignes refusées ne le sont pas')}. `}
        {row.qui ?? 'Le serveur'}, {row.tApplique && <RelativeTime date={row.tApplique} />}.
      </Banner>
      {row.motif && (
        <Banner tone="stop" role="alert">
          <b>Rien n’est annulé.</b> {row.motif}
        </Banner>
      )}
      {asking && (
        <ConfirmDialog
          title="Annuler tout l’import ?"
          confirm="Annuler l’import"
          cancel="Garder l’import"
          onConfirm={() => acts.undo.mutateAsync()}
          onClose={() => setAsking(false)}
        >
          <p>
            {counted(
              linesToWrite(row.comptes),
              'élément redevient ce qu’il était',
              'éléments redeviennent ce qu’ils étaient',
            )}
            . Si l’un d’eux a été modifié depuis, rien n’est annulé.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
