import type { Project } from '@ardoise/domain/contract/projects.ts';
import { STATUSES, type Target } from '@ardoise/domain/projects/statuses.ts';
import { useId } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { useAllStatuses } from './use-all-statuses.ts';
import '../../../components/Field.css';

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

/** 'Accord du DC' leads to Agence: the row's label, and the resulting status. */
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
