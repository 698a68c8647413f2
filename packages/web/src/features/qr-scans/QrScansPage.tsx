import { readQrCodePicture } from '@ardoise/domain/contract/qr-codes.ts';
import { exportScans, SCAN_PERIODS, tellSilentCode } from '@ardoise/domain/contract/qr-scans.ts';
import { LEAST_SIZE, readingDistance } from '@ardoise/domain/projects/qr-reading.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { addressOf, request } from '../../api/request.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatDate } from '../../components/format-date.ts';
import { counted, formatNumber, formatPercent, NBSP } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { Leader } from '../../components/Leader.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { searchText } from '../../components/projects/list-order.ts';
import { Select } from '../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useNavigate, useSearch } from '../../router/context.ts';
import { OutletTable } from './OutletTable.tsx';
import { ScanChart } from './ScanChart.tsx';
import { PERIOD_WORDS, reasons, silentSentence, totalSentence } from './scan-words.ts';
import { queryOf, SCANS_KEY, type ScannedOutlet, type Scans, type ScanView, useScans } from './use-scans.ts';
import './QrScans.css';

interface SilentOutletProps {
  outlet: ScannedOutlet;
  /** Opened from the table, which may be long: takes the focus. */
  asked: boolean;
}

/** Why an outlet's code is not scanned, at its printed size; its dc is notified once. */
function SilentOutlet({ outlet, asked }: SilentOutletProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const { id, nom, modele, prevenu } = outlet;
  const cache = useQueryClient();
  const toast = useToast();
  const tell = useMutation({
    mutationFn: () => request(tellSilentCode, { params: { id }, body: undefined }),
    onSuccess: ({ message }) => {
      toast({ message });
      return cache.invalidateQueries({ queryKey: SCANS_KEY });
    },
  });
  const sizes = modele.taille === null || modele.taille >= LEAST_SIZE ? [] : [modele.taille, LEAST_SIZE];
  const picture = addressOf(readQrCodePicture, { params: { id, format: 'svg' } });
  return (
    <section className="qr-scans-why">
      <h2 ref={heading} tabIndex={-1} className="title-section">
        {nom}
        {NBSP}: pourquoi personne ne le scanne
      </h2>
      {reasons(outlet).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {sizes.length > 0 && (
        <div className="qr-scans-sizes">
          {sizes.map((size, index) => (
            <figure key={size}>
              <img src={picture} alt="" style={{ width: `${size}mm` }} />
              <figcaption>
                <b>
                  {formatNumber(size)}
                  {NBSP}mm
                </b>
                <span>
                  Lisible à {formatNumber(readingDistance(size) / 10)}
                  {NBSP}cm
                </span>
                <span className="qr-scans-note">
                  {index === 0
                    ? `Ce qui a été imprimé${modele.nom && ` : ${modele.nom}`}`
                    : 'Le minimum sur une table'}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {tell.error && (
        <Banner tone="stop" role="alert">
          {messageOf(tell.error)}
        </Banner>
      )}
      {prevenu === null ? (
        <Button tone="main" icon={IconMailForward} busy={tell.isPending} onClick={() => tell.mutate()}>
          Prévenir le délégué commercial
        </Button>
      ) : (
        <p className="meta">Le délégué commercial a été prévenu le {formatDate(prevenu)}.</p>
      )}
    </section>
  );
}

const USUAL_DAYS = 28;
const PERIODS = SCAN_PERIODS.map((days) => ({ value: String(days), label: PERIOD_WORDS[days] }));

function viewOf(search: Record<string, unknown>): ScanView {
  const days = SCAN_PERIODS.find((each) => each === Number(searchText(search.jours)));
  return { jours: days ?? USUAL_DAYS, smhf: searchText(search.smhf) };
}

/** Scans of printed QR codes by day and outlet, worst first (specification/qr-codes.md#scans). */
export function QrScansPage() {
  const view = viewOf(useSearch());
  const navigate = useNavigate();
  const scans = useScans(view);
  const show = (next: ScanView) =>
    void navigate({
      to: PAGES.qrScans,
      search: {
        ...(next.jours !== USUAL_DAYS && { jours: next.jours }),
        ...(next.smhf && { smhf: next.smhf }),
      },
      replace: true,
      resetScroll: false,
    });
  return (
    <main tabIndex={-1}>
      <BackLink to={PAGES.management}>Projets</BackLink>
      <div className="page-head">
        <div>
          <h1 className="title-page">Les QR codes en salle</h1>
          {scans.data && (
            <p className="lede">
              {totalSentence(scans.data)} <b className="qr-scans-alert">{silentSentence(scans.data.muets)}</b>
            </p>
          )}
        </div>
        <div className="actions">
          <Select
            label="Période"
            value={String(view.jours)}
            options={PERIODS}
            onChange={(jours) => show({ ...view, jours: Number(jours) })}
          />
          <a className={buttonClass({})} href={addressOf(exportScans, { query: queryOf(view) })} download>
            <Icon of={IconFileSpreadsheet} />
            Exporter
          </a>
        </div>
      </div>
      {scans.error && <LoadFailed query={scans} />}
      {scans.isPending && (
        <SkeletonGroup label="Chargement des scans">
          <Skeleton width="100%" height={240} />
        </SkeletonGroup>
      )}
      {scans.data && <Shown scans={scans.data} view={view} onShow={show} />}
    </main>
  );
}

interface ShownProps {
  scans: Scans;
  view: ScanView;
  onShow: (view: ScanView) => void;
}

function Shown({ scans, view, onShow }: ShownProps) {
  const [chosen, setChosen] = useState<string>();
  const { points, codes, smhfs } = scans;
  const silent = points.filter(({ muet }) => muet);
  const explained = silent.find(({ id }) => id === chosen) ?? silent[0];
  const people = [
    { value: '', label: 'Tous les SMHF' },
    ...smhfs.map(({ username, nom }) => ({ value: username, label: nom })),
  ];
  return (
    <>
      <section className="qr-scans-sums">
        <div>
          <h2 className="title-section">Scans par jour</h2>
          <ScanChart scans={scans} />
        </div>
        <ScanSums scans={scans} />
      </section>
      <section className="qr-scans-outlets">
        <div className="qr-scans-head">
          <h2 className="title-section">Par point de vente</h2>
          <Select
            label="SMHF"
            value={view.smhf}
            options={people}
            onChange={(smhf) => onShow({ ...view, smhf })}
          />
        </div>
        {points.length === 0 ? (
          <EmptyState title="Aucun code imprimé">
            Les codes apparaissent ici dès que leur projet est imprimé.
          </EmptyState>
        ) : (
          <OutletTable outlets={points} shown={explained?.id} onShow={setChosen} />
        )}
        {codes > points.length && (
          <p className="hint">
            {counted(codes - points.length, 'autre code est', 'autres codes sont')} dans l’export.
          </p>
        )}
      </section>
      {explained && <SilentOutlet key={explained.id} outlet={explained} asked={explained.id === chosen} />}
      <p className="hint qr-scans-privacy">
        Les scans sont comptés par heure et par code, sans adresse IP ni appareil.
      </p>
    </>
  );
}

function ScanSums({ scans: { soiree, finDeSemaine, mediane, premierScan } }: { scans: Scans }) {
  const percent = (value: number | null) => (value === null ? 'inconnu' : formatPercent(value));
  return (
    <div className="qr-scans-leaders">
      <Leader name="Entre 19:00 et 22:00" value={percent(soiree)} />
      <Leader name="Vendredi et samedi" value={percent(finDeSemaine)} />
      <Leader name="Par code, médiane" value={mediane === null ? 'inconnu' : formatNumber(mediane)} />
      <Leader
        name="Premier scan après livraison"
        value={premierScan === null ? 'inconnu' : counted(Math.round(premierScan), 'jour', 'jours')}
      />
    </div>
  );
}
