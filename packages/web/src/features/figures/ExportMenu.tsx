import { exportFigures, type FiguresQuery } from '@ardoise/domain/contract/figures.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { addressOf } from '../../api/request.ts';
import { Menu } from '../../components/Menu.tsx';

/** The figures, or their orders, as a spreadsheet: the browser downloads it. */
export function ExportMenu({ query }: { query: FiguresQuery }) {
  const download = (quoi: 'chiffres' | 'commandes') =>
    window.location.assign(addressOf(exportFigures, { query: { ...query, quoi } }));
  return (
    <Menu
      label="Exporter"
      tone="line"
      caption={{ icon: IconFileSpreadsheet, text: 'Exporter' }}
      items={[
        { label: 'Les chiffres, un onglet par question', onChoose: () => download('chiffres') },
        { label: 'Les commandes, une par ligne', onChoose: () => download('commandes') },
      ]}
    />
  );
}
