import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { STATUS_TONES, STATUSES, type StatusTone } from '@ardoise/domain/projects/statuses.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Banner } from '../../components/Banner.tsx';
import { Button, IconButton } from '../../components/Button.tsx';
import { Docket } from '../../components/Docket.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Leader } from '../../components/Leader.tsx';
import { Menu } from '../../components/Menu.tsx';
import { QuotaBar } from '../../components/QuotaBar.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useDemoAccounts } from '../../hooks/use-demo-accounts.ts';
import { Navigate } from '../../router/Link.tsx';
import { DialogElements } from './DialogElements.tsx';
import { Element } from './Element.tsx';
import { FieldElements } from './FieldElements.tsx';
import { PickerElements } from './PickerElements.tsx';
import { PreviewElements } from './PreviewElements.tsx';
import { SAMPLE_MENU } from './sample-menu.ts';
import './Elements.css';

function MessageElements() {
  const toast = useToast();
  const sent = 'Votre projet a été passé à l’agence. Un premier retour vous sera fait sous 5 jours ouvrés.';
  return (
    <Element title="Messages">
      <div className="elements-list">
        <Banner tone="stop">{ERRORS.QUOTA.message}</Banner>
        <Banner tone="wait" action={<Button>Compléter</Button>}>
          Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.
        </Banner>
        <Banner tone="work" icon={IconCloudOff}>
          Gardé sur cet appareil, 12:31
        </Banner>
        <Banner tone="done">Sauvegarde effectuée</Banner>
        <div className="actions">
          <Button onClick={() => toast({ message: sent })}>Dire</Button>
          <Button
            onClick={() =>
              toast({
                message: 'Board supprimé',
                icon: IconTrash,
                action: { label: 'Rétablir', onPress: () => toast({ message: 'Board rétabli' }) },
              })
            }
          >
            Dire avec retour
          </Button>
          <Button onClick={() => toast({ tone: 'stop', message: ERRORS.INTERNE.message })}>
            Dire un échec
          </Button>
        </div>
      </div>
    </Element>
  );
}

const TWO_HOURS = 2 * 3600 * 1000;
const opened = Date.now();

function EmptyElements() {
  return (
    <Element title="Vide, attente, feuilles">
      <div className="elements-list">
        <EmptyState title="Aucun projet en Impression" action={<Button>Voir tous les projets</Button>}>
          Les projets que l’agence envoie à l’imprimeur apparaîtront ici.
        </EmptyState>
        <Sheet>
          <SkeletonGroup>
            <div className="elements-skeleton">
              <Skeleton height={52} />
              <span>
                <Skeleton width="70%" />
                <Skeleton width="45%" />
              </span>
              <Skeleton height={26} />
            </div>
          </SkeletonGroup>
        </Sheet>
        <Sheet head="red">
          <p className="meta">Qui a la main</p>
          <p className="title-section">Bertrand Lacombe, le client, doit donner son accord</p>
          <p className="meta">
            Envoyé <RelativeTime date={opened - TWO_HOURS} />
          </p>
        </Sheet>
      </div>
    </Element>
  );
}

function ButtonElements() {
  return (
    <Element title="Boutons et focus">
      <div className="actions">
        <Button tone="main">Suivant</Button>
        <Button tone="line">Précédent</Button>
        <Button tone="text">Cloner</Button>
        <Button tone="danger" icon={IconBan}>
          Annuler le projet
        </Button>
        <Button refused>Créer un projet VAE</Button>
        <Button className="is-focused">Focus clavier</Button>
        <Button tone="ink">Reprendre</Button>
        <Button tone="main" busy>
          Envoi
        </Button>
        <Button tone="main" size="l" iconAfter={IconArrowRight}>
          Suivant
        </Button>
        <IconButton icon={IconPencil} label="Modifier" />
        <Menu label="Autres actions" items={SAMPLE_MENU} />
      </div>
      <p className="hint">
        Un seul bouton rouge par écran : la prochaine chose à faire. Une action destructrice est un contour,
        avec son icône.
      </p>
    </Element>
  );
}

function QuotaElements() {
  return (
    <>
      <Element title="Quota à la création">
        <div className="elements-list">
          <QuotaBar name="Quota 2026" used={86} annual={120} pressing={false}>
            34 créations restantes
          </QuotaBar>
          <QuotaBar name="Quota 2026" used={33} annual={40} pressing>
            Attention, quota restant faible : 7
          </QuotaBar>
          <QuotaBar name="Quota 2026" used={110} annual={110} pressing>
            {ERRORS.QUOTA.message}
          </QuotaBar>
        </div>
      </Element>
      <Element title="Points de conduite">
        <Docket title="Votre commande" place="plain">
          <Leader name="Point de vente" value="Brasserie du Palais" />
          <Leader name="Thème" value="Ardoise" />
          <Leader name="Format" value="A4, deux volets" />
        </Docket>
      </Element>
    </>
  );
}

const PHASES: { words: string; tones: StatusTone[] }[] = [
  { words: 'À préparer', tones: ['draft'] },
  { words: 'On attend un accord', tones: ['wait'] },
  { words: 'On fabrique', tones: ['work'] },
  { words: 'C’est fait', tones: ['done'] },
  { words: 'C’est arrêté', tones: ['stop', 'void'] },
];

function StatusElements() {
  return (
    <Element title="Quatorze statuts, cinq tons">
      {PHASES.map(({ words, tones }) => (
        <div className="elements-row" key={words}>
          <span className="meta">{words}</span>
          <span>
            {STATUSES.filter((status) => tones.includes(STATUS_TONES[status])).map((status) => (
              <StatusTag key={status} status={status} />
            ))}
          </span>
        </div>
      ))}
    </Element>
  );
}

/** Showcase of every shared component in every state; only in development and in the demonstration. */
export function ElementsPage() {
  const demo = useDemoAccounts();
  if (demo.isLoading && !import.meta.env.DEV) return <main tabIndex={-1} />;
  if (demo.data === undefined && !import.meta.env.DEV) return <Navigate to={PAGES.home} replace />;
  return (
    <main tabIndex={-1}>
      <h1 className="title-page elements-title">Éléments</h1>
      <div className="elements-columns">
        <div>
          <StatusElements />
          <QuotaElements />
          <MessageElements />
        </div>
        <div>
          <ButtonElements />
          <FieldElements />
          <EmptyElements />
          <DialogElements />
        </div>
      </div>
      <PickerElements />
      <PreviewElements />
    </main>
  );
}
