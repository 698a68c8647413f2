import { NATURE_WORDS } from '@ardoise/domain/card-text/proof/finding-words.ts';
import { listExecutionFindings } from '@ardoise/domain/contract/findings.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { FindingChange } from '../../../components/findings/FindingChange.tsx';
import { FindingsState, UNREAD_WORDS } from '../../../components/findings/FindingsState.tsx';
import { counted } from '../../../components/format-number.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { projectKey } from '../../../hooks/use-project.ts';

interface ExecutionFindingsProps {
  projectId: string;
  /** The files that were compared. */
  files: readonly string[];
}

/** What the execution files say otherwise than the order: the last look at the prices before they are printed. */
export function ExecutionFindings({ projectId, files }: ExecutionFindingsProps) {
  const { role } = useMe();
  const { data } = useQuery({
    queryKey: [...projectKey(projectId), 'executions', ...files],
    queryFn: ({ signal }) => request(listExecutionFindings, { params: { id: projectId }, signal }),
    enabled: files.length > 0 && roleMay('findings.read', role),
  });
  if (data === undefined || data.raison === 'rien') return null;
  const { etat, lisible, raison, commande } = data;
  if (etat === 'faite' && !lisible)
    return <p className="meta">{raison !== null && `${UNREAD_WORDS[raison]}.`}</p>;
  if (commande.length === 0) return <FindingsState findings={data} />;
  return (
    <section className="print-check-findings" aria-labelledby="ecarts-execution">
      <h2 className="title-sub" id="ecarts-execution">
        {counted(commande.length, 'écart avec la commande', 'écarts avec la commande')}
      </h2>
      <ul>
        {commande.map((finding) => (
          <li key={finding.id}>
            <b>{finding.nom.trim() || '(sans nom)'}</b>{' '}
            <span className="meta">{NATURE_WORDS[finding.nature]}</span>
            <br />
            <FindingChange finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}
