import { PROJECT_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import type { DemoExample } from './use-demo-examples.ts';

interface ExampleTableProps {
  examples: readonly DemoExample[];
  onEnter: (account: string, path: string) => void;
}

/** Kinds by statuses: one click opens a project as the person it waits for. */
export function ExampleTable({ examples, onEnter }: ExampleTableProps) {
  const found = new Map(examples.map((example) => [`${example.kind} ${example.statut}`, example]));
  return (
    <section aria-labelledby="entrance-examples">
      <h2 className="title-section" id="entrance-examples">
        Une commande
      </h2>
      <table className="demo-entrance-examples">
        <thead>
          <tr>
            <th scope="col">Statut</th>
            {PROJECT_KINDS.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STATUSES.map((statut) => (
            <tr key={statut}>
              <th scope="row">
                <StatusTag status={statut} />
              </th>
              {PROJECT_KINDS.map((kind) => (
                <td key={kind} data-kind={kind}>
                  <Example example={found.get(`${kind} ${statut}`)} onEnter={onEnter} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Example({
  example,
  onEnter,
}: {
  example: DemoExample | undefined;
  onEnter: ExampleTableProps['onEnter'];
}) {
  if (example === undefined) return <span className="meta">–</span>;
  const { _id, nameProjet, compte } = example;
  return (
    <button
      type="button"
      className="demo-entrance-button"
      onClick={() => onEnter(compte, PAGE_PATHS.followUp(_id.$oid))}
    >
      <b>{nameProjet}</b>
      <span>{holderWords(example)}</span>
      <span className="meta">connecte {compte}</span>
    </button>
  );
}

/** The person it waits for, by name; by role if unknown. */
function holderWords({ role, personne }: DemoExample): string {
  if (role === null) return 'n’attend personne';
  return `attend ${personne === '' ? ROLE_LABELS[role] : personne}`;
}
