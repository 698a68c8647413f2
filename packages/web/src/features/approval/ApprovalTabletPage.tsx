import { approveProof } from '@ardoise/domain/contract/approvals.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import {
  addProofNote,
  deleteProofNote,
  listProofs,
  type ProofNote,
  type ProofVersion,
  replyToNote,
} from '@ardoise/domain/contract/creations.ts';
import { listFindings } from '@ardoise/domain/contract/findings.ts';
import { changeStatus, type Project, readProject } from '@ardoise/domain/contract/projects.ts';
import { dcRecord } from '@ardoise/domain/contract/users.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { summariseForClient } from '@ardoise/domain/kinds/signed-summary.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { NO_APPROVAL_NOW } from '@ardoise/domain/rules/permission-refusals.ts';
import { proposedSigner } from '@ardoise/domain/rules/signers.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isNotFound } from '../../api/api-error.ts';
import { sealedTab } from '../../api/device/sealed-store.ts';
import { request } from '../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../api/signatures-by-address.ts';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useListBehind } from '../../components/projects/use-list-behind.ts';
import { showToast } from '../../components/toast-store.ts';
import { useMe } from '../../hooks/use-me.ts';
import { projectKey } from '../../hooks/use-project.ts';
import { useNavigate, useParams } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { ApprovalScreen } from './ApprovalScreen.tsx';
import { ApprovalClosed, type ApprovalSource, type Corrections, ProofReplaced } from './approval-source.ts';
import { ClientFrame } from './ClientFrame.tsx';
import type { Given } from './Thanks.tsx';
import { findingsForClient } from './use-approval-findings.ts';

/** The order in words, as the link's page gets it from the server. */
function orderOf(project: Project): ApprovalPage['commande'] {
  return summariseForClient(KINDS[kindOf(project.type)], project);
}

type Delegate = Pick<ReplyOf<typeof dcRecord>, 'telephone' | 'entreprise'>;

/** The contact of the project's delegate; none if the account is closed. */
async function delegateOf({ dc }: Project, signal: AbortSignal): Promise<Delegate> {
  try {
    return await request(dcRecord, { params: { username: dc }, signal });
  } catch (error) {
    if (isNotFound(error)) return { telephone: '', entreprise: '' };
    throw error;
  }
}

/** The client's view of a project and of its current proof. */
function pageOf(
  project: Project,
  proof: ProofVersion,
  delegate: Delegate,
  postIts: ProofNote[],
): ApprovalPage {
  const signed = proof.accords.find(({ retire }) => retire === null);
  return {
    nameProjet: project.nameProjet,
    numProjet: project.numProjet,
    type: project.type,
    ville: project.ville,
    signataire: proposedSigner(project.signatures, project.pdv?.nomClient ?? ''),
    demandeur: project.nomDc,
    telephoneDC: delegate.telephone,
    entreprise: delegate.entreprise,
    nomAgence: project.nomAgence,
    t_envoi: proof.envoyee ?? proof.t_creation,
    version: proof.version,
    empreinte: proof.empreinte,
    commande: orderOf(project),
    fichiers: proof.fichiers,
    postIts,
    accord: signed ? { nom: signed.nom, t_accord: signed.t_accord } : null,
  };
}

/** @throws ApprovalClosed when the project does not await the client's approval */
async function read(id: string, signal: AbortSignal): Promise<ApprovalPage> {
  const [project, proofs] = await Promise.all([
    request(readProject, { params: { id }, query: SIGNATURES_BY_ADDRESS, signal }),
    request(listProofs, { params: { id }, signal }),
  ]);
  const { allowed, reason } = project.permissions['proof.approve'];
  const proof = proofs.find(({ actuelle }) => actuelle);
  if (!allowed || proof === undefined) throw new ApprovalClosed(reason ?? NO_APPROVAL_NOW);
  // Beside the client: without what agency and delegate say to each other.
  const postIts = proofs
    .flatMap((one) => one.postIts)
    .filter(({ deClient, supprimable }) => deClient || supprimable);
  return pageOf(project, proof, await delegateOf(project, signal), postIts);
}

/** The same move as by link; checked by the project's version, which does not identify the displayed proof. */
async function sendBack(id: string, version: number, { comment, causes }: Corrections) {
  const { version: current, versionCreation } = await request(readProject, {
    params: { id },
    query: SIGNATURES_BY_ADDRESS,
  });
  if (versionCreation !== version) throw new ProofReplaced();
  const { statut } = await request(changeStatus, {
    params: { id, new_statut: 'Agence' },
    query: SIGNATURES_BY_ADDRESS,
    body: { version: current, causes, ...(comment !== '' && { comment }) },
  });
  return { message: 'Vos demandes de corrections ont été transmises à l’agence.', statut, refus: null };
}

/** With an account: the client's own, or that of the role beside them with the tablet. */
function accountSource(id: string, username: string, reader: Role): ApprovalSource {
  return {
    key: `projet ${id}`,
    reader,
    kept: sealedTab(username),
    read: (signal) => read(id, signal),
    readFindings: async (version, signal) => {
      const found = await request(listFindings, { params: { id, version }, signal });
      return reader === 'client' ? found : findingsForClient(found);
    },
    addNote: (version, body) => request(addProofNote, { params: { id, version }, body }),
    deleteNote: (note) => request(deleteProofNote, { params: { id, note } }),
    reply: (note, body) => request(replyToNote, { params: { id, note }, body }),
    askCorrections: (version, asked) => sendBack(id, version, asked),
    approve: (body) => request(approveProof, { params: { id }, body }),
  };
}

const READING_MS = 7000;

/** The same face to face, on the device of the signed-in account; or with the client's own account. */
export function ApprovalTabletPage() {
  const { id = '' } = useParams();
  const me = useMe();
  const own = me.role === 'client';
  const source = useMemo(() => accountSource(id, me.name, me.role), [id, me.name, me.role]);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { to: behind } = useListBehind();
  const followUp = PAGE_PATHS.followUp(id);

  async function leave({ reply }: Given) {
    void cache.invalidateQueries({ queryKey: projectKey(id) });
    void cache.invalidateQueries({ queryKey: ['projects'] });
    cache.removeQueries({ queryKey: ['approval', source.key] });
    const message = [reply.message, reply.refus].filter(Boolean).join(' ');
    // After a change of status back to the list; without one to the project's page, which explains why.
    await navigate(reply.refus === null ? behind : { to: followUp });
    showToast({ message, duration: READING_MS });
  }

  return (
    <ClientFrame
      aside={
        <Link className="approval-back" to={followUp}>
          <Icon of={IconArrowLeft} />
          Suivi du projet
        </Link>
      }
    >
      <ApprovalScreen
        source={source}
        device={own ? undefined : `${me.prenom} ${me.nom}`.trim()}
        onAnswered={(given) => void leave(given)}
        back={
          <Link className={buttonClass({ tone: 'main' })} to={followUp}>
            Retour au suivi du projet
          </Link>
        }
      />
    </ClientFrame>
  );
}
