import { expect, it } from 'vitest';
import { type BenchSubject, printColumns } from './print-columns.tsx';

function heads(subject: BenchSubject) {
  const nothing = () => undefined;
  const columns = printColumns({
    ...subject,
    now: 0,
    underway: [],
    onDownload: nothing,
    onDeliver: nothing,
  });
  return columns.map(({ head }) => head).filter((head) => typeof head === 'string');
}

it('are without what every row would repeat: the status of the filter, the reader’s own name', () => {
  expect(heads({ oneStatus: false, ownAgency: false })).toEqual(
    expect.arrayContaining(['À imprimer', 'Statut', 'Agence', 'Prochaine action']),
  );
  const fewer = heads({ oneStatus: true, ownAgency: true });
  expect(fewer).toContain('Attend');
  expect(fewer).not.toContain('Statut');
  expect(fewer).not.toContain('Agence');
});
