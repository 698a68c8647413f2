import { PAGE_PATHS, PAGES } from '@ardoise/domain/page-paths.ts';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import { nextYear, useCatalogueCounts, useUnsetQuotas, useWithoutSmhf } from './use-overview.ts';

interface Matter {
  icon: Drawing;
  title: string;
  detail: string;
  act: string;
  to: string;
}

/** What is wrong, each with the act that settles it; nothing where nothing is. */
export function ToSettle() {
  const matters = useMatters();
  if (matters.length === 0) return null;
  return (
    <section className="overview-settle" aria-labelledby="a-regler">
      <h2 className="title-section" id="a-regler">
        À régler
      </h2>
      <ul>
        {matters.map(({ icon, title, detail, act, to }) => (
          <li key={title}>
            <Icon of={icon} />
            <span>
              <b>{title}</b>
              <span className="meta overview-detail">{detail}</span>
            </span>
            <Link className={buttonClass({ tone: 'line' })} to={to}>
              {act}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useMatters(): Matter[] {
  const unset = useUnsetQuotas().data ?? [];
  const without = useWithoutSmhf().data ?? 0;
  const lists = useCatalogueCounts().data ?? [];
  const pictures = lists.find(({ liste }) => liste === 'boissons')?.sansImage ?? 0;
  const matters: (Matter | false)[] = [
    unset.length > 0 && {
      icon: IconCalendarEvent,
      title:
        unset.length === 1
          ? `Les quotas ${nextYear()} de ${unset[0]} ne sont pas fixés.`
          : `Les quotas ${nextYear()} de ${unset.length} SMHF ne sont pas fixés.`,
      detail: 'Sans eux, ceux de l’année en cours sont repris au 1er janvier.',
      act: 'Fixer les quotas',
      to: PAGES.contentQuotas,
    },
    pictures > 0 && {
      icon: IconPhotoOff,
      title:
        pictures === 1
          ? '1 boisson visible n’a pas d’image.'
          : `${pictures} boissons visibles n’ont pas d’image.`,
      detail: 'On les choisit par leur nom seul.',
      act: pictures === 1 ? 'Ajouter l’image' : 'Ajouter les images',
      to: PAGE_PATHS.catalogueList('boissons'),
    },
    without > 0 && {
      icon: IconUserOff,
      title: without === 1 ? '1 compte n’a pas de SMHF.' : `${without} comptes n’ont pas de SMHF.`,
      detail: 'Ils ne peuvent créer aucun projet.',
      act: without === 1 ? 'Le rattacher' : 'Les rattacher',
      to: PAGES.accounts,
    },
  ];
  return matters.filter((matter) => matter !== false);
}
