import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { Became } from '../../../components/Became.tsx';
import { FindingList } from '../../../components/findings/FindingList.tsx';
import { FindingsState, UNREAD_WORDS } from '../../../components/findings/FindingsState.tsx';
import { SignedText } from '../../../components/findings/SignedText.tsx';
import type { RoomFindings } from './RoomFindings.tsx';

/** Beside the page: the differences from the order, then those from the version before. */
export function FindingNotes({ found, project }: { found: RoomFindings; project: Project }) {
  const { findings, isByEye, view } = found;
  if (findings === undefined) return null;
  return (
    <>
      {isByEye && findings.raison && <p>{UNREAD_WORDS[findings.raison]}</p>}
      {isByEye && <SignedText order={project} />}
      <FindingsState findings={findings} />
      {findings.commande.length > 0 && <FindingList findings={findings} {...view} />}
      <SinceBefore findings={findings} />
    </>
  );
}

function SinceBefore({ findings: { versionAvant, depuis, lisible } }: { findings: Findings }) {
  if (versionAvant === null || !lisible) return null;
  return (
    <section className="proof-room-since" aria-label={`Depuis la version ${versionAvant}`}>
      <h3 className="title-sub">Depuis la version {versionAvant}</h3>
      {depuis.length === 0 ? (
        <p className="meta">Le texte est le même.</p>
      ) : (
        <ul>
          {depuis.map(({ id, nom, avant, apres }) => (
            <li key={id}>
              <b>{nom.trim() || '(sans nom)'}</b> <Became was={avant || 'absent'} now={apres || 'absent'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
