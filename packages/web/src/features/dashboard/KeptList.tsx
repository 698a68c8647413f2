import { listProjects } from '@ardoise/domain/contract/projects.ts';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { addressOf } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { keptTime } from '../../components/format-short-day.ts';
import { useKeptAt } from '../../hooks/use-kept.ts';
import { useNow } from '../../hooks/use-now.ts';

/** Above a list that the device kept: when it was read, and what opens. */
export function KeptList({ query }: { query: Record<string, unknown> }) {
  const at = useKeptAt(addressOf(listProjects, { query }));
  const now = useNow();
  if (at === null) return null;
  return (
    <Banner tone="wait" icon={IconCloudOff} role="status">
      <b>Pas de réseau.</b> Cette liste est à jour de {keptTime(at, now)}. Les projets gardés sur cet appareil
      s’ouvrent&nbsp;; le reste demande le réseau.
    </Banner>
  );
}
