import type { listLinks } from '@ardoise/domain/contract/files.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { request } from '../../../api/request.ts';
import { formatDate, formatTime } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useProjectLinks } from '../../../hooks/use-project-links.ts';
import './Documents.css';

type SentLink = Awaited<ReturnType<typeof request<typeof listLinks>>>[number];

/** What a link of this purpose downloads, with its participles. */
const DELIVERED: Record<string, { what: string; sent: string; taken: string }> = {
  bon_commande: { what: 'Bon de commande', sent: 'envoyé', taken: 'téléchargé' },
  execution: { what: 'Fichiers d’exécution', sent: 'envoyés', taken: 'téléchargés' },
};

/** Of each purpose the newest link: whether it was used for a download, and when first. */
export function deliveryLines(links: readonly SentLink[]): { purpose: string; text: string; more: string }[] {
  return Object.entries(DELIVERED).flatMap(([purpose, { what, sent, taken }]) => {
    const link = links.find((one) => one.purpose === purpose);
    if (link === undefined) return [];
    const mailed = `${sent} le ${formatDate(link.t_envoi)} à ${link.email}`;
    return link.telecharge === null
      ? [{ purpose, text: `${what} ${mailed}`, more: `, pas encore ${taken}` }]
      : [
          {
            purpose,
            text: `${what} ${taken} le ${formatDate(link.telecharge)} à ${formatTime(link.telecharge)}`,
            more: `, ${mailed}`,
          },
        ];
  });
}

/** Whether the client has what was mailed to them by a link, for roles that see links. */
export function Deliveries({ id }: { id: string }) {
  const links = useProjectLinks(id);
  const lines = deliveryLines(links.data ?? []);
  if (lines.length === 0) return null;
  return (
    <ul className="documents-signed documents-delivered">
      {lines.map(({ purpose, text, more }) => (
        <li key={purpose}>
          <Icon of={IconDownload} size="s" />
          <span>
            <b>{text}</b>
            {more}
          </span>
        </li>
      ))}
    </ul>
  );
}
