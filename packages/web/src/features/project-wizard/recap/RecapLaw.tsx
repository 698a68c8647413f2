import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { buttonClass } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LawPointLine } from '../../../components/law/LawPointLine.tsx';
import { LAW_ACTS, lawSummary } from '../../../components/law/law-words.ts';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useLawPoints } from '../../../hooks/use-law-points.ts';
import { Link } from '../../../router/Link.tsx';
import { BACK_TO_RECAP } from '../leave/back-to-recap.ts';
import './RecapLaw.css';

interface RecapLawProps {
  project: Project;
  /** Absent when read-only, undefined for a step that another person fills in. */
  hrefOf?: ((path: string, entry?: string) => string | undefined) | undefined;
}

/** What the law asks of the card, before it is signed; nothing where nothing applies (specification/card-text.md#points-of-law). */
export function RecapLaw({ project, hrefOf }: RecapLawProps) {
  const { data, isLoading, failureCount } = useLawPoints(project._id.$oid);
  if (isLoading && failureCount === 0)
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height={280} />
      </SkeletonGroup>
    );
  if (data === undefined || data.points.length === 0) return null;
  const { points, t_signature } = data;
  const areSamples = points.some(({ exemple }) => exemple);
  return (
    <section className="recap-law" aria-labelledby="recap-law">
      <header>
        <h2 className="title-section" id="recap-law">
          Ce que la loi demande sur une carte
          {areSamples && <span className="recap-law-sample">texte d’exemple</span>}
        </h2>
        <p className="meta">{lawSummary(points)}</p>
      </header>
      <ul>
        {points.map((point) => (
          <LawPointLine key={point.point} point={point} act={<Settle point={point} hrefOf={hrefOf} />} />
        ))}
      </ul>
      <p className="meta">
        {t_signature === null
          ? 'Un conseil, jamais un blocage\u00a0: vous pouvez signer. L’agence reçoit cette liste.'
          : `Telle qu’elle a été lue avant de signer, le ${formatDate(t_signature)}.`}
        {areSamples && ' Textes d’exemple\u00a0: le siège doit les relire.'}
      </p>
    </section>
  );
}

/** To the answer that settles it, and back here. */
function Settle({ point: { point, etape, champ }, hrefOf }: SettleProps) {
  const to = hrefOf?.(etape, etape === TEXT_STEP ? TEXT_PAGE : undefined);
  if (to === undefined) return null;
  return (
    <Link className={buttonClass({ tone: 'text' })} to={to} search={BACK_TO_RECAP} hash={champ}>
      <Icon of={IconPencil} size="s" />
      {LAW_ACTS[point]}
    </Link>
  );
}

/** The text of a card has a page below its step. */
const [TEXT_STEP, TEXT_PAGE] = ['photo', 'carte'];

interface SettleProps extends Pick<RecapLawProps, 'hrefOf'> {
  point: ShownLawPoint;
}
