import { CARD_MAKERS } from '@ardoise/domain/kinds/card-print.ts';
import { chrDocket } from '@ardoise/domain/kinds/chr/docket.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import { printSheet } from '@ardoise/server/features/workflow/printing/print-sheet.ts';
import { completeChrDocument } from '@ardoise/server/testing/project-factories.ts';
import { expect, it } from 'vitest';

const document = completeChrDocument('contact@agence.example');
const COMPLETE: InfoCarte = {
  ...document.infocarte,
  impression: 'carte_qrcode_menu',
  nombreExemplaireMenu: '2xA3',
  orientationMenu: 'vertical',
};

const sheetOf = (infocarte: InfoCarte) => {
  const project = { kind: 'CHR', type: 'Carte Brasserie', doc: JSON.stringify({ ...document, infocarte }) };
  const named = { name_projet: '', num_projet: '', n_outlet: '', agence: null, dc: '' };
  return JSON.stringify(printSheet({ ...project, ...named } as StoredProject, () => ''));
};
const docketOf = (infocarte: InfoCarte) => JSON.stringify(chrDocket({ ...document, infocarte }));

/** Where an order without this answer reads otherwise. */
function readersOf(answer: keyof InfoCarte): (typeof CARD_MAKERS)[keyof InfoCarte] {
  const without = { ...COMPLETE, [answer]: undefined };
  const sheet = sheetOf(without) !== sheetOf(COMPLETE);
  const docket = docketOf(without) !== docketOf(COMPLETE);
  if (sheet && docket) return 'both';
  return sheet ? 'sheet' : docket ? 'docket' : 'neither';
}

it.each(Object.entries(CARD_MAKERS))('infocarte.%s is read by: %s', (answer, readers) => {
  expect(
    COMPLETE[answer as keyof InfoCarte],
    'answer it in completeChrDocument (packages/server/src/testing/project-factories.ts)',
  ).toBeDefined();
  expect(
    readersOf(answer as keyof InfoCarte),
    'write it where CARD_MAKERS (card-print.ts) says: on the sheet in printing/print-sheet.ts, on the docket in kinds/chr/docket.ts; or say there that it is on neither',
  ).toBe(readers);
});
