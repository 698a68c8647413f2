import type { Figures } from '@ardoise/domain/contract/figures.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatDate, formatTime } from '../../components/format-date.ts';
import { counted } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { periodWords } from '../../components/projects/figure-list-words.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNavigate, useSearch } from '../../router/context.ts';
import { CompareFigures } from './CompareFigures.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FigureFilters } from './FigureFilters.tsx';
import { ListAddressContext } from './FigureLink.tsx';
import { FirstTimeFigures } from './FirstTimeFigures.tsx';
import { FiveAnswers } from './FiveAnswers.tsx';
import { type FigureView, keepView, keptView, listOf, queryOf, readView, writeView } from './figure-view.ts';
import { NowLine } from './NowLine.tsx';
import { type FigurePartProps, OrderFigures } from './OrderFigures.tsx';
import { PromiseFigures } from './PromiseFigures.tsx';
import { questionsFor } from './questions.ts';
import { ReturnFigures } from './ReturnFigures.tsx';
import { TimeFigures } from './TimeFigures.tsx';
import { useFigures } from './use-figures.ts';
import './Figures.css';

const PARTS = {
  orders: OrderFigures,
  time: TimeFigures,
  firstTime: FirstTimeFigures,
  returns: ReturnFigures,
  promises: PromiseFigures,
} satisfies Record<string, (props: FigurePartProps) => unknown>;

const HEADS: Partial<Record<Role, { title: string; lede: string }>> = {
  smhf: { title: 'Les chiffres de votre région', lede: 'Cinq questions, les commandes de vos équipes.' },
  agence: { title: 'Vos chiffres', lede: 'Le siège lit les mêmes.' },
};
const HEAD_OFFICE = { title: 'Les chiffres', lede: 'Cinq questions, toutes les commandes.' };

function workingDayWords({ periode, avant }: Figures): string {
  if (avant === null) return counted(periode.joursOuvres, 'jour ouvré', 'jours ouvrés');
  return periode.joursOuvres === avant.joursOuvres
    ? `${periode.joursOuvres} jours ouvrés chacune`
    : `${periode.joursOuvres} et ${avant.joursOuvres} jours ouvrés`;
}

/** The days of both periods, when all was counted, and what is not. */
function PeriodLine({ figures }: { figures: Figures }) {
  const { periode, avant, compteA, horsListe, depuis } = figures;
  const { effacees, plusSuivies } = horsListe;
  const left = [
    ...(plusSuivies > 0 ? [`${counted(plusSuivies, 'commande', 'commandes')} que vous ne suivez plus`] : []),
    ...(effacees > 0 ? [counted(effacees, 'commande effacée', 'commandes effacées')] : []),
  ];
  const words = periodWords(periode.du, periode.au);
  return (
    <p className="figures-versus">
      <b>{words.charAt(0).toUpperCase() + words.slice(1)}</b>
      {avant === null ? '' : `, comparé à la période ${periodWords(avant.du, avant.au)}`}
      {'\u00a0'}: {workingDayWords(figures)}.{' '}
      {depuis !== null && `Ardoise compte depuis le ${formatDate(depuis)}. `}
      {left.length > 0 && `Sans compter ${left.join(', ')}. `}
      <span className="figures-screen" role="status">
        {compteA === null ? 'Premier calcul en cours. ' : `À jour à ${formatTime(compteA)}. `}
        Chaque chiffre ouvre sa liste.
      </span>
    </p>
  );
}

const isEmpty = ({ commandes: { faites, terminees, arretees }, temps, delais }: Figures) =>
  faites.n + terminees.n + arretees.n + temps.passages.length + delais.tous.tenus + delais.tous.retards === 0;

interface ShownProps {
  figures: Figures;
  view: FigureView;
  role: Role;
  onChange: (view: FigureView) => void;
}

function Shown({ figures, view, role, onChange }: ShownProps) {
  const questions = questionsFor(role);
  if (isEmpty(figures))
    return (
      <EmptyState title="Aucune commande dans cette période">
        <Button onClick={() => onChange({ ...view, periode: 'annee' })}>Élargir la période</Button>
      </EmptyState>
    );
  return (
    <ListAddressContext value={(part) => listOf(view, figures.periode, part)}>
      <PeriodLine figures={figures} />
      <FiveAnswers figures={figures} questions={questions} />
      {role === 'agence' && <NowLine />}
      {questions.map(({ key, id, question }, index) => {
        const Part = PARTS[key];
        return <Part key={key} figures={figures} number={index + 1} id={id} question={question} />;
      })}
      <CompareFigures figures={figures} role={role} onCompare={(par) => onChange({ ...view, par })} />
    </ListAddressContext>
  );
}

function FiguresSkeleton() {
  return (
    <SkeletonGroup label="Calcul des chiffres">
      <div className="figures-skeleton">
        <Skeleton width="100%" height={170} />
        <Skeleton width="100%" height={280} />
        <Skeleton width="100%" height={480} />
      </div>
    </SkeletonGroup>
  );
}

/** Five questions about the orders of a period, each answered by a figure that opens its list (specification/figures.md). */
export function FiguresPage() {
  const me = useMe();
  const today = parisDay(new Date());
  const search = useSearch();
  // What the address does not say is as this person left it.
  const view = readView(Object.keys(search).length > 0 ? search : keptView(me.name));
  const navigate = useNavigate();
  const query = queryOf(view, today);
  const figures = useFigures(query);
  const { title, lede } = HEADS[me.role] ?? HEAD_OFFICE;
  const show = (next: FigureView) => {
    const address = writeView(next);
    keepView(me.name, address);
    void navigate({ to: PAGES.figures, search: address, replace: true, resetScroll: false });
  };
  return (
    <main tabIndex={-1} className="figures">
      <p className="figures-printed meta">
        Ardoise · {title} · imprimé le {formatDate(today)} par {me.prenom} {me.nom}
      </p>
      <div className="page-head">
        <div>
          <h1 className="title-page">{title}</h1>
          <p className="lede">{lede}</p>
        </div>
        <div className="figures-screen figures-acts">
          <ExportMenu query={query} />
          <Button onClick={() => window.print()}>
            <Icon of={IconPrinter} />
            Imprimer
          </Button>
        </div>
      </div>
      <FigureFilters view={view} role={me.role} today={today} onChange={show} />
      {figures.error && <LoadFailed query={figures} />}
      {figures.isPending && <FiguresSkeleton />}
      {figures.data && <Shown figures={figures.data} view={view} role={me.role} onChange={show} />}
    </main>
  );
}
