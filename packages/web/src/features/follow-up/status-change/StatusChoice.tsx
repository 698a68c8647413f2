import { allStatuses } from '@ardoise/domain/contract/allowed-statuses.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { STATUSES, type Target } from '@ardoise/domain/projects/statuses.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { projectKey } from '../../../hooks/use-project.ts';
import '../../../components/Field.css';

/**
 * The statuses that head office may choose: the targets of the present status, or for an administrator every status of
 * the kind.
 */
function useAllStatuses(id: string) {
  return useQuery({
    queryKey: [...projectKey(id), 'allstatut'],
    queryFn: ({ signal }) => request(allStatuses, { params: { id }, signal }),
    staleTime: 0,
  });
}

export const STATUS_NEEDED = 'Veuillez choisir un statut.';

interface StatusChoiceProps {
  project: Project;
  value: Target | '';
  error: string | undefined;
  onChange: (target: Target) => void;
  /** Label by the row of the table, as some targets are no status; default: the status only. */
  named?: boolean;
}

/** Choice of a status, from the server's list for this project. */
export function StatusChoice({ project, value, error, onChange, named = false }: StatusChoiceProps) {
  const id = useId();
  const statuses = useAllStatuses(project._id.$oid);
  const others = statuses.data?.filter((statut) => named || statut !== project.statut) ?? [];
  const bad = error && value === '';
  return (
    <fieldset className={bad ? 'field field-bad' : 'field'} aria-describedby={bad ? `${id}-m` : undefined}>
      <legend>Nouveau statut</legend>
      {statuses.error && <p role="alert">{messageOf(statuses.error)}</p>}
      {statuses.isPending && <p className="meta">Chargement des statuts…</p>}
      <div className="field-choice status-change-force">
        {others.map((statut) => (
          <label key={statut}>
            <input
              type="radio"
              name={id}
              value={statut}
              checked={value === statut}
              onChange={() => onChange(statut)}
            />
            <TargetName project={project} target={statut} named={named} />
          </label>
        ))}
      </div>
      <p className="field-message" id={`${id}-m`} role={bad ? 'alert' : undefined}>
        {bad && error}
      </p>
    </fieldset>
  );
}

/** 'Accord du DC' results in Agence: the row's label, and the resulting status. */
function TargetName({ project, target, named }: { project: Project; target: Target; named: boolean }) {
  const action = named ? project.actions.find((one) => one.target === target) : undefined;
  const to = action?.to ?? STATUSES.find((statut) => statut === target);
  return (
    <>
      {action && <span>{action.label}</span>}
      {to && <StatusTag status={to} />}
    </>
  );
}
