import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { Button } from '../../components/Button.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { Tag } from '../../components/Tag.tsx';
import { Link } from '../../router/Link.tsx';
import { ScanSpark } from './ScanChart.tsx';
import { dayWords, printedWords } from './scan-words.ts';
import type { ScannedOutlet } from './use-scans.ts';

interface OutletTableProps {
  outlets: readonly ScannedOutlet[];
  /** Id of the outlet that is explained below. */
  shown: string | undefined;
  onShow: (id: string) => void;
}

/** Outlets, worst first; on a phone a block each. */
export function OutletTable({ outlets, shown, onShow }: OutletTableProps) {
  return (
    <div className="qr-scans-scroll">
      <table className="qr-scans-table">
        <thead>
          <tr>
            <th scope="col">Point de vente</th>
            <th scope="col">14 jours</th>
            <th scope="col">Scans</th>
            <th scope="col">Par carte</th>
            <th scope="col">Mène à</th>
            <th scope="col">Code imprimé</th>
          </tr>
        </thead>
        <tbody>
          {outlets.map((outlet) => (
            <OutletRow key={outlet.id} outlet={outlet} shown={outlet.id === shown} onShow={onShow} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OutletRow({
  outlet,
  shown,
  onShow,
}: {
  outlet: ScannedOutlet;
  shown: boolean;
  onShow: (id: string) => void;
}) {
  const { id, nom, ville, imprime, muet, quatorzeJours, scans, parExemplaire, modele } = outlet;
  const printed = printedWords(modele);
  return (
    <tr data-shown={shown || undefined}>
      <th scope="row">
        <Link className="tappable" to={PAGE_PATHS.followUp(id)}>
          {nom || 'Projet sans nom'}
        </Link>
        <span className="qr-scans-note">
          {[ville, imprime && `imprimé le ${dayWords(imprime)}`].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td data-label="14 jours">
        {muet ? (
          <Tag icon={IconAlertTriangle} tone="wait">
            0 scan en 14 jours
          </Tag>
        ) : (
          <ScanSpark days={quatorzeJours} />
        )}
        {muet && (
          <Button tone="text" aria-expanded={shown} onClick={() => onShow(id)}>
            Pourquoi ?
          </Button>
        )}
      </td>
      <td data-label="Scans" className="qr-scans-number">
        <b>{formatNumber(scans)}</b>
      </td>
      <td data-label="Par carte" className="qr-scans-number">
        {parExemplaire === null ? 'inconnu' : formatNumber(parExemplaire)}
      </td>
      <td data-label="Mène à">
        <Target cible={outlet.cible} />
      </td>
      <td data-label="Code imprimé">
        {printed === null ? (
          <span className="qr-scans-note">Taille du modèle inconnue</span>
        ) : (
          <span className={printed.ok ? 'qr-scans-said' : 'qr-scans-said tone-wait'}>
            <Icon of={printed.ok ? IconCheck : IconAlertTriangle} size="s" />
            {printed.words}
          </span>
        )}
      </td>
    </tr>
  );
}

/** A code's URL, and whether it responded at the last check. */
function Target({ cible: { type, vers, repond, depuis, probleme } }: { cible: ScannedOutlet['cible'] }) {
  if (type === null) return <span className="qr-scans-note">Nulle part encore</span>;
  const shown = vers.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (repond !== false) return <span className="qr-scans-target">{shown}</span>;
  return (
    <>
      <span className="qr-scans-said tone-stop">
        <Icon of={IconLinkOff} size="s" />
        <span className="qr-scans-target">{shown}</span>
      </span>
      <span className="qr-scans-note">
        {probleme}
        {depuis !== null && `, depuis le ${dayWords(depuis)}`}
      </span>
    </>
  );
}
