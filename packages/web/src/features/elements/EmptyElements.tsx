import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { Element } from './Element.tsx';

const TWO_HOURS = 2 * 3600 * 1000;
const opened = Date.now();

export function EmptyElements() {
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
