import { OUTLET_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { FoundOutlet } from '@ardoise/domain/contract/outlets.ts';
import { createProject, listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { usersByRole } from '@ardoise/domain/contract/users.ts';
import { factsOfType, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { KindTile } from '@ardoise/domain/kind-facts/words.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, NetworkError } from '../../../api/api-error.ts';
import { newObjectId } from '../../../api/object-id.ts';
import { request } from '../../../api/request.ts';
import { settingsKey } from '../../../api/session.ts';
import { Banner } from '../../../components/Banner.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useNetworkState } from '../../../hooks/use-network-state.ts';
import { useSettings } from '../../../hooks/use-settings.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useNavigate } from '../../../router/context.ts';
import type { QuotaLeft, TileQuota } from '../kind-tile.ts';
import type { beginOffline } from './begin-offline.ts';
import { creationState, leftOf } from './creation-state.ts';
import { acceptedOutlets, type KnownOutlet, knownOutlets } from './known-outlets.ts';
import { latestOf } from './latest-of.ts';
import { NewProjectView } from './NewProjectView.tsx';
import { type OutletState, useOutlet } from './use-outlet.ts';

interface DcChoiceProps {
  chosen: string;
  onChoose: (username: string) => void;
}

function useDcs() {
  return useQuery({
    queryKey: ['users', 'dc'],
    queryFn: ({ signal }) => request(usersByRole, { params: { role: 'dc' }, signal }),
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Combobox of dcs for an administrator: filters while typing, ignoring accents. */
function DcChoice({ chosen, onChoose }: DcChoiceProps) {
  const dcs = useDcs();
  const [search, setSearch] = useState('');
  const found = (dcs.data ?? []).filter((dc) =>
    plain(`${dc.prenom} ${dc.nom} ${dc.username}`).includes(plain(search.trim())),
  );
  return (
    <fieldset>
      <legend className="title-sub">Pour quel délégué commercial&nbsp;?</legend>
      <SearchBox label="Chercher un délégué commercial" value={search} onChange={setSearch} />
      {dcs.error && (
        <Banner tone="stop" role="alert">
          {messageOf(dcs.error)}
        </Banner>
      )}
      {dcs.isPending && (
        <SkeletonGroup label="Chargement des délégués commerciaux">
          <Skeleton width="60%" height={20} />
        </SkeletonGroup>
      )}
      {dcs.data && (
        <div className="new-project-dcs">
          {found.map((dc) => (
            <label key={dc.username}>
              <input
                type="radio"
                name="dc"
                value={dc.username}
                checked={chosen === dc.username}
                onChange={() => onChoose(dc.username)}
              />
              {`${dc.prenom} ${dc.nom}`.trim() || dc.username}
              <span className="meta">{dc.username}</span>
            </label>
          ))}
          {found.length === 0 && (
            <p className="meta new-project-nobody">
              Aucun délégué commercial ne répond à «&nbsp;{search}&nbsp;».
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}

interface NewProject {
  /** Idempotency key: the id of the draft, generated here. */
  id: string;
  type: ProjectType;
  nOutlet: string;
  /** On behalf of whom, for an administrator. */
  dc?: string;
  /** The low quota that the user read and confirmed. */
  quotaConfirme?: { restant: number; etat: QuotaLeft['state'] };
  /** Begun here without a network, with what the device knows of the outlet. */
  here?: { record: FoundOutlet | null };
}

/** Of use without a network alone. @throws NetworkError also where its script is not on this device */
const beginHere: typeof beginOffline = async (...asked) => {
  const { beginOffline } = await import('./begin-offline.ts').catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return beginOffline(...asked);
};

/** Creates a draft, once for an id; the server checks quota, SMHF and kind again. */
function useCreateProject() {
  const cache = useQueryClient();
  const { name } = useMe();
  return useMutation({
    mutationFn: async ({ id, here, ...asked }: NewProject) => {
      if (here !== undefined) return beginHere(name, { id, ...asked, ...here }, cache);
      const reply = await request(createProject, { body: { _id: { $oid: id }, ...asked } });
      return { id: reply._id.$oid, nextState: reply.nextState };
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['projects'] });
      void cache.invalidateQueries({ queryKey: ['quota'] });
      // The refusal may come from a setting changed since: refetch.
      void cache.invalidateQueries({ queryKey: settingsKey });
    },
  });
}

/** The outlets of this dc's last orders; empty without a dc, or while loading. */
function useKnownOutlets(dc: string): readonly KnownOutlet[] {
  const query = latestOf(dc);
  const { data } = useQuery({
    queryKey: ['projects', 'outlets', query],
    queryFn: async ({ signal }) => {
      const { projets } = (await request(listProjects, { query, signal })) as ProjectPage;
      return knownOutlets(projets);
    },
    enabled: dc !== '',
  });
  return data ?? [];
}

/** A number of this length is looked up without a click. */
const WHOLE = /^\d{7}$/;

interface NewProjectDialogProps {
  tile: KindTile;
  /** The kind's quota; null where it is not counted, or unknown until the dc is chosen. */
  quota: TileQuota | null;
  /** An administrator creates on behalf of a dc. */
  asksDc: boolean;
  /** The number of an outlet that is known already; empty without one. */
  outlet: string;
  onClose: () => void;
}

/** Prompts for the outlet of a new project, then creates it: nothing is created before it is known and eligible. */
export function NewProjectDialog({ tile, quota, asksDc, outlet: given, onClose }: NewProjectDialogProps) {
  const me = useMe();
  const settings = useSettings();
  const [dc, setDc] = useState(asksDc ? '' : me.name);
  const [type, setType] = useState(tile.type);
  const { reached } = useNetworkState();
  const offline = !reached && !asksDc && factsOfType(type).begunOffline;
  const { nOutlet, outlet, type: typeNumber, search } = useNumber(given, offline);
  const { begin, told, error, busy, forget } = useBeginning();
  const known = useKnownOutlets(dc);
  const medals = settings.data?.medailles[typeCodeOf(type)];
  const record = outlet.phase === 'found' ? outlet.record : null;
  const state =
    record !== null || outlet.phase === 'unchecked'
      ? creationState({ type, record, medals, quota, told, error })
      : null;
  const submit = () => {
    if (state === null) return search();
    if (state.can === 'never' || dc === '') return;
    const left = state.can === 'begin' ? null : state.left;
    const confirmed = left && { quotaConfirme: { restant: left.remaining, etat: left.state } };
    const asked = { type, nOutlet, ...(asksDc && { dc }), ...confirmed };
    void begin(offline ? { ...asked, here: { record } } : asked);
  };
  return (
    <NewProjectView
      tile={tile}
      type={type}
      onType={(chosen) => {
        setType(chosen);
        forget();
      }}
      nOutlet={nOutlet}
      onNumber={(typed) => {
        typeNumber(typed);
        forget();
      }}
      outlet={outlet}
      state={state}
      quota={quota}
      known={known}
      proposed={acceptedOutlets(known, typeCodeOf(type), settings.data?.medailles)}
      busy={busy}
      before={
        asksDc && (
          <DcChoice
            chosen={dc}
            onChoose={(chosen) => {
              setDc(chosen);
              forget();
            }}
          />
        )
      }
      waits={dc === ''}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** The typed number, and its outlet: looked up once complete, or on request. */
function useNumber(given: string, offline: boolean) {
  const [typed, setTyped] = useState(given);
  const [asked, setAsked] = useState<string | null>(given || null);
  const nOutlet = typed.replace(/\s/g, '');
  const isAsked = nOutlet !== '' && (nOutlet === asked || WHOLE.test(nOutlet));
  const { outlet, again } = useOutlet(nOutlet, { asked: isAsked, offline });
  const search = () => {
    if (outlet.phase === 'unreachable' || outlet.phase === 'unknown') again();
    else setAsked(nOutlet);
  };
  const blank: OutletState = { phase: 'blank', message: OUTLET_NEEDED };
  const type = (text: string) => {
    setTyped(text);
    setAsked(null);
  };
  return { nOutlet, outlet: asked === '' && nOutlet === '' ? blank : outlet, type, search };
}

/**
 * One creation at a time, then opens the project. An attempt's result and the project's id are kept until the answers
 * change: after a lost reply, a retry finds the same draft.
 */
function useBeginning() {
  const create = useCreateProject();
  const once = useSingleFlight();
  const navigate = useNavigate();
  const [told, setTold] = useState<QuotaLeft | null>(null);
  const [key, setKey] = useState(newObjectId);
  const begin = (project: Omit<NewProject, 'id'>) =>
    once(async () => {
      try {
        const { id, nextState } = await create.mutateAsync({ ...project, id: key });
        await navigate({ to: wizardPath(project.type, id, nextState) });
      } catch (error) {
        setTold((before) => leftOf(error) ?? before);
      }
    });
  const forget = () => {
    create.reset();
    setTold(null);
    setKey(newObjectId());
  };
  const error = leftOf(create.error) === null ? create.error : null;
  return { begin, told, error, busy: create.isPending, forget };
}
