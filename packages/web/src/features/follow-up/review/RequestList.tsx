import { useId } from 'react';
import type { Remark } from '../../../components/documents/remark-threads.ts';
import type { Requests } from '../../../components/documents/requests-of.ts';

interface RequestListProps {
  requests: Requests;
  agency: string;
  /** False where the remarks themselves are listed beside. */
  withRemarks: boolean;
}

/** The requests on the last version, the agency's answer, and its questions. */
export function RequestList({ requests, agency, withRemarks }: RequestListProps) {
  const { asked, answer, questions, remarks } = requests;
  if (asked === null && !(withRemarks && questions.length + remarks.length > 0)) return null;
  return (
    <div className="review-requests">
      {asked && (
        <Group title={asked.yours ? 'Vous aviez demandé' : `${asked.who} avait demandé`}>
          {asked.message !== '' && <q className="review-said">{asked.message}</q>}
          {withRemarks && <Remarks remarks={asked.remarks} />}
          {answer !== '' && (
            <p className="review-reply">
              <b>{agency} a répondu</b>
              <q className="review-said">{answer}</q>
            </p>
          )}
        </Group>
      )}
      {withRemarks && questions.length > 0 && (
        <Group title={`${agency} vous demande`}>
          <Remarks remarks={questions} />
        </Group>
      )}
      {withRemarks && remarks.length > 0 && (
        <Group title="Remarques sur cette version">
          <Remarks remarks={remarks} />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className="title-sub" id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** With the numbers of their pins. */
function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <ul>
      {remarks.map(({ id, number, texte, former }) => (
        <li key={id}>
          <span className={former ? 'review-pin review-pin-former' : 'review-pin'}>{number}</span>
          <span>{texte}</span>
        </li>
      ))}
    </ul>
  );
}
