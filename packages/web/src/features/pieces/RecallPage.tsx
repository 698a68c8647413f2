import { exportRecall, type Recall } from '@ardoise/domain/contract/recalls.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { RECALL_LISTS, type RecallList } from '@ardoise/domain/rules/recalls.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { addressOf } from '../../api/request.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatDate, formatDateTime, formatTime } from '../../components/format-date.ts';
import { counted, formatNumber } from '../../components/format-number.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Menu } from '../../components/Menu.tsx';
import { searchChoice } from '../../components/projects/list-order.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useParams, useSearch } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { RecallPreparing } from './RecallPreparing.tsx';
import { RecallTable } from './RecallTable.tsx';
import { TellDialog } from './TellDialog.tsx';
import { useRecall } from './use-recall.ts';
import './Recall.css';

const FIRST_LINES = 50;
const MOST_LINES = 1_000;

const pieces = (count: number) => counted(count, 'pièce', 'pièces');
const delegates = (count: number) => counted(count, 'délégué', 'délégués');

const TITLES: Record<RecallList, string> = {
  sure: 'Rappel',
  doute: 'À vérifier',
  sans_texte: 'Texte pas lisible',
};

/** What the shown list has, in one sentence. */
function ledeOf({ lignes, points, delegues }: Recall, list: RecallList): string {
  const what = { sure: 'à reprendre', doute: 'à vérifier', sans_texte: 'à voir sur place' }[list];
  return `${pieces(lignes)} ${what} dans ${counted(points, 'point de vente', 'points de vente')}, chez ${delegates(delegues)}.`;
}

/** The other lists, always linked, without any as well. */
function Others({ recall, list }: { recall: Recall; list: RecallList }) {
  const { sure, doute, sans_texte: unread } = recall.parListe;
  const words: Record<RecallList, string> = {
    sure: `${pieces(sure)} à reprendre`,
    doute: `${pieces(doute)} dont le texte seul en parle`,
    sans_texte: `${pieces(unread)} dont le texte n’est pas lisible et qui ne ${unread > 1 ? 'peuvent' : 'peut'} pas être ${unread > 1 ? 'cherchées' : 'cherchée'}`,
  };
  return (
    <div className="recall-others hint">
      <p>D’après les commandes signées et leur texte.</p>
      <ul>
        {RECALL_LISTS.filter((each) => each !== list).map((each) => (
          <li key={each}>
            {words[each]}&nbsp;:{' '}
            <Link
              className="tappable"
              to={PAGES.recall}
              params={{ rappel: recall.id }}
              search={each === 'sure' ? {} : { liste: each }}
            >
              {recall.parListe[each] === 1 ? 'la voir' : 'les voir'}
            </Link>
            .
          </li>
        ))}
      </ul>
    </div>
  );
}

function Acts({ recall, onTell }: { recall: Recall; onTell: () => void }) {
  const save = (format: 'xlsx' | 'csv') =>
    window.location.assign(addressOf(exportRecall, { params: { id: recall.id }, query: { format } }));
  return (
    <div className="recall-acts">
      <Button icon={IconPrinter} onClick={() => window.print()}>
        Imprimer
      </Button>
      {recall.peutPrevenir && recall.ditLe === null && recall.delegues > 0 && (
        <Button icon={IconMailForward} onClick={onTell}>
          Prévenir {delegates(recall.delegues)}
        </Button>
      )}
      <Menu
        label="Exporter la liste"
        tone="main"
        caption={{ icon: IconFileSpreadsheet, text: 'Exporter la liste' }}
        items={[
          { label: 'Tableur (.xlsx)', onChoose: () => save('xlsx') },
          { label: 'Texte (.csv)', onChoose: () => save('csv') },
        ]}
      />
    </div>
  );
}

/** What is known of it before its lines are. */
function Title({ recall, list }: { recall: Recall; list: RecallList }) {
  return (
    <h1 className="title-page recall-title">
      {TITLES[list]}&nbsp;: {recall.montre}
    </h1>
  );
}

interface ShownProps {
  recall: Recall;
  list: RecallList;
  isBehind: boolean;
  onMore: () => void;
}

function Shown({ recall, list, isBehind, onMore }: ShownProps) {
  const [telling, setTelling] = useState(false);
  const shown = recall.parts.reduce((sum, { lignes }) => sum + lignes.length, 0);
  const all = RECALL_LISTS.reduce((sum, each) => sum + recall.parListe[each], 0);
  return (
    <>
      <div className="page-head">
        <div>
          <Title recall={recall} list={list} />
          <p className="lede">
            {ledeOf(recall, list)}{' '}
            <span className="recall-made">
              Liste du {formatDate(recall.faitLe)}, {formatTime(recall.faitLe)}.
            </span>
            {recall.ditLe !== null && ` Délégués commerciaux prévenus le ${formatDateTime(recall.ditLe)}.`}
          </p>
        </div>
        {all > 0 && <Acts recall={recall} onTell={() => setTelling(true)} />}
      </div>
      {shown === 0 ? (
        <EmptyState title="Aucune pièce dans cette liste.">Les autres listes sont ci-dessous.</EmptyState>
      ) : (
        <>
          <RecallTable parts={recall.parts} isBehind={isBehind} />
          <div className="recall-more">
            <p className="meta" role="status">
              {formatNumber(shown)} sur {formatNumber(recall.lignes)}
            </p>
            {shown < recall.lignes && shown < MOST_LINES && (
              <Button tone="text" busy={isBehind} onClick={onMore}>
                Voir les suivantes
              </Button>
            )}
            {shown >= MOST_LINES && <p className="meta">Toutes sont dans l’export.</p>}
          </div>
        </>
      )}
      <Others recall={recall} list={list} />
      {telling && (
        <TellDialog id={recall.id} people={delegates(recall.delegues)} onClose={() => setTelling(false)} />
      )}
    </>
  );
}

/** Who has what shows something, as it was when the list was made (specification/pieces.md#recall). */
export function RecallPage() {
  const { rappel: id = '' } = useParams();
  const list = searchChoice(useSearch().liste, RECALL_LISTS) || 'sure';
  const [lines, setLines] = useState(FIRST_LINES);
  const recall = useRecall(id, list, lines);
  return (
    <main tabIndex={-1}>
      <BackLink to={PAGES.pieces}>Parc</BackLink>
      {!recall.data && <h1 className="title-page">Liste de rappel</h1>}
      {recall.error && <LoadFailed query={recall} />}
      {recall.isPending && (
        <SkeletonGroup label="Chargement de la liste">
          <Skeleton width="100%" height={320} />
        </SkeletonGroup>
      )}
      {recall.data && (
        <p className="visually-hidden" role="status">
          {recall.data.preparation ? 'La liste se prépare.' : 'La liste est complète.'}
        </p>
      )}
      {recall.data?.preparation && (
        <>
          <Title recall={recall.data} list={list} />
          <RecallPreparing preparation={recall.data.preparation} madeAt={recall.data.faitLe} />
        </>
      )}
      {recall.data?.preparation === null && (
        <Shown
          recall={recall.data}
          list={list}
          isBehind={recall.isPlaceholderData}
          onMore={() => setLines((count) => Math.min(MOST_LINES, count * 4))}
        />
      )}
    </main>
  );
}
