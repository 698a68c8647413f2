import type { Compared, FigureLine, Figures, KeptPromises } from '@ardoise/domain/contract/figures.ts';
import { causeLabel } from '@ardoise/domain/projects/return-causes.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { BY_PERSON, COMPARES, type ComparedBy, type FigureList } from '@ardoise/domain/rules/figures.ts';
import { formatMonth } from '../../components/format-date.ts';
import { counted, formatNumber, NBSP } from '../../components/format-number.ts';
import { FigureLink } from './FigureLink.tsx';
import { dayWords, firstCause, keptShare, shareWords } from './figure-words.ts';

const BY_WORDS: Record<ComparedBy, string> = {
  agence: 'Agence',
  support: 'Support',
  smhf: 'SMHF',
  mois: 'Mois',
  mdv: 'MDV',
  dc: 'Délégué',
};

const UPPER = /^\p{Lu}{2,}$/u;
/** 'Par agence', 'Par SMHF' */
const byWords = (par: ComparedBy) =>
  `Par ${UPPER.test(BY_WORDS[par]) ? BY_WORDS[par] : BY_WORDS[par].toLowerCase()}`;

const before = ({ avant }: Compared) => avant !== null && <small>avant {formatNumber(avant)}</small>;

function lineName(line: FigureLine, par: ComparedBy): string {
  return par === 'mois' ? formatMonth(line.cle) : line.nom;
}

/** Which orders of a figure a line has; null where its list cannot be told apart by one filter. */
function partOf({ cle }: FigureLine, par: ComparedBy): Partial<FigureList> | null {
  if (par === 'agence' || par === 'smhf') return cle === '' ? null : { [par]: cle };
  return par === 'support' ? { type: cle } : null;
}

function Count({
  value,
  figure,
  part,
}: {
  value: Compared;
  figure: FigureList['figure'];
  part: Partial<FigureList> | null;
}) {
  return (
    <td className="figures-amount">
      {part === null ? formatNumber(value.n) : <FigureLink n={value.n} part={{ ...part, figure }} />}
      {before(value)}
    </td>
  );
}

/** What is not given of people: durations, shares. */
function Answers({ line: { duree, premierCoup, retours, cause, creations } }: { line: FigureLine }) {
  if (duree === null || premierCoup === null || retours === null || creations === null) return null;
  const [kept, all] = keptShare(creations);
  const perProof = premierCoup.sur === 0 ? null : Math.round((10 * retours.n) / premierCoup.sur) / 10;
  return (
    <>
      <td className="figures-amount">
        {dayWords(duree.mediane)}
        {duree.medianeAvant !== null && <small>avant {dayWords(duree.medianeAvant)}</small>}
      </td>
      <td className="figures-amount">
        {shareWords(premierCoup.n, premierCoup.sur)}
        <small>
          {premierCoup.n} sur {premierCoup.sur}
        </small>
      </td>
      <td className="figures-amount figures-minor">
        {dayWords(perProof)}
        <small>{counted(retours.n, 'retour', 'retours')}</small>
      </td>
      <td className="figures-amount figures-minor">
        {cause === null ? '–' : causeLabel(cause.cause)}
        {cause !== null && <small>{counted(cause.n, 'retour', 'retours')}</small>}
      </td>
      <td className="figures-amount">
        {shareWords(kept.n, all.n)}
        {kept.avant !== null && all.avant !== null && (
          <small>avant {shareWords(kept.avant, all.avant)}</small>
        )}
      </td>
    </>
  );
}

/** All lines together, as the sections above have them. */
function wholeLine({ commandes, temps, premierCoup, retours, comparer }: Figures): FigureLine {
  const kept = comparer.lignes.map(({ creations }) => creations);
  const sum = (of: (each: KeptPromises) => number | null) =>
    kept.reduce((all, each) => all + ((each && of(each)) ?? 0), 0);
  const isCompared = retours.tous.avant !== null;
  const first = firstCause(retours);
  const good = premierCoup.parRetours[0];
  return {
    cle: '',
    nom: 'Ensemble',
    faites: commandes.faites,
    terminees: commandes.terminees,
    duree: temps.duree,
    premierCoup: {
      n: good?.n ?? 0,
      avant: good?.avant ?? null,
      sur: premierCoup.acceptees.n,
      surAvant: premierCoup.acceptees.avant,
    },
    retours: retours.tous,
    cause: first && { cause: first.cause, n: first.n },
    creations: {
      tenus: sum(({ tenus }) => tenus),
      retards: sum(({ retards }) => retards),
      tenusAvant: isCompared ? sum(({ tenusAvant }) => tenusAvant) : null,
      retardsAvant: isCompared ? sum(({ retardsAvant }) => retardsAvant) : null,
    },
  };
}

const ANSWER_HEADS = [
  { head: 'Durée, 1 sur 2', minor: false },
  { head: 'Du premier coup', minor: false },
  { head: 'Retours par création', minor: true },
  { head: 'Première cause', minor: true },
  { head: 'Créations à l’heure', minor: false },
];

interface CompareFiguresProps {
  figures: Figures;
  role: Role;
  onCompare: (par: ComparedBy) => void;
}

/** The answers side by side; of people only what was made and ended. */
export function CompareFigures({ figures, role, onCompare }: CompareFiguresProps) {
  const { par, lignes } = figures.comparer;
  const whole = wholeLine(figures);
  const isOfPeople = BY_PERSON.includes(par);
  return (
    <section className="figures-compare" aria-labelledby="comparer">
      <h2 className="title-section" id="comparer">
        Comparer
      </h2>
      <div className="figures-tabs">
        {(COMPARES[role] ?? []).map((by) => (
          <button key={by} type="button" aria-pressed={by === par} onClick={() => onCompare(by)}>
            {byWords(by)}
          </button>
        ))}
      </div>
      <div className="figures-scroll">
        <table className="figures-table figures-lines">
          <caption className="visually-hidden">Les réponses, {byWords(par)}</caption>
          <thead>
            <tr>
              <th scope="col">{BY_WORDS[par]}</th>
              <th scope="col" className="figures-amount">
                Faites
              </th>
              <th scope="col" className="figures-amount">
                Terminées
              </th>
              {!isOfPeople &&
                ANSWER_HEADS.map(({ head, minor }) => (
                  <th
                    key={head}
                    scope="col"
                    className={`figures-amount ${minor ? 'figures-minor' : ''}`.trim()}
                  >
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {lignes.map((line) => (
              <tr key={line.cle}>
                <th scope="row">{lineName(line, par)}</th>
                <Count value={line.faites} figure="faite" part={partOf(line, par)} />
                <Count value={line.terminees} figure="terminee" part={partOf(line, par)} />
                <Answers line={line} />
              </tr>
            ))}
          </tbody>
          {!isOfPeople && lignes.length > 1 && (
            <tfoot>
              <tr className="figures-total">
                <th scope="row">{whole.nom}</th>
                <Count value={whole.faites} figure="faite" part={{}} />
                <Count value={whole.terminees} figure="terminee" part={{}} />
                <Answers line={whole} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <div className="figures-notes meta">
        <p>Jours ouvrés en France, fériés ôtés. Un statut est compté à sa sortie, dans la période.</p>
        <p>
          «{NBSP}Avant{NBSP}»{NBSP}: la période d’avant. Sous 10 cas, le nombre sans pourcentage{NBSP}; sous
          5, pas de durée.
        </p>
      </div>
    </section>
  );
}
