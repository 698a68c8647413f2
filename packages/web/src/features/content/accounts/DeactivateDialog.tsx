import { previewBulk } from '@ardoise/domain/contract/bulk.ts';
import { usersByRole } from '@ardoise/domain/contract/users.ts';
import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../components/format-number.ts';
import { Leader } from '../../../components/Leader.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import type { BulkJob, Recipient } from '../../../components/several-projects/bulk-job.ts';
import { JobReport } from '../../../components/several-projects/JobReport.tsx';
import { useBulkJob } from '../../../components/several-projects/use-bulk-job.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { accountName } from './account-words.ts';
import {
  type Attachments,
  type ManagedAccount,
  useAccount,
  useAccountChanges,
  useAttachments,
} from './use-accounts.ts';

/** How the projects of a role are reassigned; of managers the team is instead. */
const HAND_OVER: Partial<Record<Role, BulkAction>> = {
  dc: 'reaffecter',
  agence: 'agence',
  imprimeur: 'imprimeur',
};

const ATTACHABLE = ['smhf', 'mdv', 'agence', 'imprimeur'] as const;

function ofRole(attachments: Attachments | undefined, role: Role): Recipient[] {
  const known = ATTACHABLE.find((each) => each === role);
  if (attachments === undefined || known === undefined) return [];
  return attachments[known].map(({ username, nom }) => ({ username, name: nom }));
}

/** Possible successors of a closed account: open accounts of its role, by name. */
function useSuccessors({ role, name }: ManagedAccount): Recipient[] {
  const attachments = useAttachments().data;
  const dcs = useQuery({
    queryKey: ['people', 'dc'],
    queryFn: ({ signal }) => request(usersByRole, { params: { role: 'dc' }, signal }),
    enabled: role === 'dc',
  }).data;
  const people =
    role === 'dc'
      ? (dcs ?? []).map(({ username, prenom, nom }) => ({
          username,
          name: `${prenom} ${nom}`.trim() || username,
        }))
      : ofRole(attachments, role);
  return people.filter(({ username }) => username !== name);
}

/** The projects of a closed account, as a job of the usual reassignment; null where none can be given on. */
async function jobFor({ role, name }: ManagedAccount, recipient: Recipient): Promise<BulkJob | null> {
  const action = HAND_OVER[role];
  if (action === undefined) return null;
  const column = { dc: 'q_dc', agence: 'q_agence', imprimeur: 'q_imprimeur' }[
    role as 'dc' | 'agence' | 'imprimeur'
  ];
  const { possibles } = await request(previewBulk, {
    body: { action, cible: recipient.username, filtre: { [column]: name, q_encours: '1' as const } },
  });
  if (possibles.length === 0) return null;
  return { id: crypto.randomUUID(), action, recipient, comment: '', todo: possibles, results: [] };
}

/**
 * Closes an account, then gives its projects, or a manager's team, to a successor: first the sessions, at once. What
 * fails after that can be tried again; each step is idempotent.
 */
function useDeactivation(account: ManagedAccount, onDone: () => void) {
  const me = useMe();
  const { deactivate, giveTeam } = useAccountChanges();
  const run = useBulkJob(me.name);
  const once = useSingleFlight();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reported, setReported] = useState(false);

  const handOver = async (recipient: Recipient) => {
    if (account.role === 'smhf' || account.role === 'mdv') return giveTeam(account.uid, recipient.username);
    const job = await jobFor(account, recipient);
    if (job === null) return;
    setReported(true);
    await run.start(job);
  };
  const act = (recipient: Recipient | null) =>
    once(async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        await deactivate(account.uid);
        if (recipient !== null) await handOver(recipient);
        if (recipient === null || HAND_OVER[account.role] === undefined) onDone();
      } catch (error) {
        setFailure(messageOf(error));
      } finally {
        setBusy(false);
      }
    });
  return { act, busy, failure, run, reported };
}

type Dependents = NonNullable<ReturnType<typeof useAccount>['data']>;

interface DeactivateDialogProps {
  account: ManagedAccount;
  onClose: () => void;
}

/** Closes an account, and offers to reassign its projects (specification/accounts.md#deactivation). */
export function DeactivateDialog({ account, onClose }: DeactivateDialogProps) {
  const depends = useAccount(account.uid);
  const [successor, setSuccessor] = useState('');
  const successors = useSuccessors(account);
  const { act, busy, failure, run, reported } = useDeactivation(account, onClose);
  if (reported && run.job !== null)
    return (
      <JobReport
        run={run}
        job={run.job}
        onAgain={onClose}
        onClose={() => {
          if (!run.running && run.job?.todo.length === 0) run.close();
          onClose();
        }}
      />
    );
  const recipient = successors.find(({ username }) => username === successor) ?? null;
  return (
    <Modal
      title={`Désactiver ${accountName(account)}\u00a0?`}
      description="Ses sessions se ferment tout de suite, sur tous ses appareils. Ce que cette personne a signé et écrit reste à son nom."
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            tone="danger"
            icon={IconLock}
            busy={busy || depends.isPending}
            onClick={() => void act(recipient)}
          >
            {recipient === null ? 'Désactiver' : 'Désactiver et réaffecter'}
          </Button>
        </>
      }
    >
      {depends.isPending && (
        <SkeletonGroup>
          <Skeleton width="80%" height={20} />
          <Skeleton width="60%" height={20} />
        </SkeletonGroup>
      )}
      {depends.error && <LoadFailed query={depends} />}
      {depends.data && (
        <>
          <Left account={account} depends={depends.data} />
          <Successor
            account={account}
            depends={depends.data}
            successors={successors}
            chosen={successor}
            onChoose={setSuccessor}
          />
        </>
      )}
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </Modal>
  );
}

/** Projects and team of the closed account. */
function Left({ account, depends }: { account: ManagedAccount; depends: Dependents }) {
  const { enCours, brouillons, rattaches, t_contact } = depends;
  return (
    <div className="accounts-left">
      {HAND_OVER[account.role] && <Leader name="Projets en cours" value={formatNumber(enCours)} />}
      {account.role === 'dc' && <Leader name="Brouillons" value={formatNumber(brouillons)} />}
      {(account.role === 'smhf' || account.role === 'mdv') && (
        <Leader name="Personnes de son équipe" value={formatNumber(rattaches)} />
      )}
      <Leader
        name="Dernier contact"
        value={t_contact === null ? 'jamais' : <RelativeTime date={t_contact} />}
      />
    </div>
  );
}

interface SuccessorProps {
  account: ManagedAccount;
  depends: Dependents;
  successors: readonly { username: string; name: string }[];
  chosen: string;
  onChoose: (username: string) => void;
}

const LATER: Partial<Record<ManagedAccount['role'], string>> = {
  dc: 'SMHF et MDV suivent ceux de la personne choisie. Chaque projet le note dans son historique.',
  agence:
    'Seuls les projets au statut Agence changent d’agence ; les autres gardent la leur, un résultat par projet le dit.',
  imprimeur: 'Seuls les projets en impression changent d’imprimeur, un résultat par projet le dit.',
  smhf: 'Les projets en cours de l’équipe suivent. Un quota déjà consommé reste où il est.',
  mdv: 'Les projets en cours de l’équipe suivent.',
};

/** The successor; 'nobody for now' is allowed, with a note. */
function Successor({ account, depends, successors, chosen, onChoose }: SuccessorProps) {
  const { role } = account;
  const isManager = role === 'smhf' || role === 'mdv';
  const count = isManager ? depends.rattaches : depends.enCours + depends.brouillons;
  if (LATER[role] === undefined || count === 0 || account.organisation !== null) return null;
  return (
    <div className="field">
      <label className="field-label" htmlFor="successeur">
        {isManager
          ? 'Qui reprend son équipe\u00a0?'
          : `Qui reprend ses ${formatNumber(count)}\u00a0projets\u00a0?`}
      </label>
      <span className="field-select">
        <select
          id="successeur"
          className="field-input"
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">Personne pour l’instant&nbsp;: ils restent à son nom</option>
          {successors.map(({ username, name }) => (
            <option key={username} value={username}>
              {name}, {ROLE_LABELS[role].toLowerCase()}
            </option>
          ))}
        </select>
      </span>
      <p className="field-message">{LATER[role]}</p>
    </div>
  );
}
