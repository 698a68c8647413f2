import { OUTLET_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { KindTile } from '@ardoise/domain/kind-facts/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { useSettings } from '../../../hooks/use-settings.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import type { QuotaLeft, TileQuota } from '../kind-tile.ts';
import { creationState, leftOf } from './creation-state.ts';
import { DcChoice } from './DcChoice.tsx';
import { NewProjectView } from './NewProjectView.tsx';
import { newProjectId } from './new-project-id.ts';
import { type NewProject, useCreateProject } from './use-create-project.ts';
import { useKnownOutlets } from './use-known-outlets.ts';
import { type OutletState, useOutlet } from './use-outlet.ts';

/** A number of this length is looked up without a click. */
const WHOLE = /^\d{7}$/;

interface NewProjectDialogProps {
  tile: KindTile;
  /** The kind's quota; null where it is not counted, or unknown until the dc is chosen. */
  quota: TileQuota | null;
  /** An administrator creates on behalf of a dc. */
  asksDc: boolean;
  onClose: () => void;
}

/** Asks for the outlet of a new project, then creates it: nothing is created before the outlet is known and eligible. */
export function NewProjectDialog({ tile, quota, asksDc, onClose }: NewProjectDialogProps) {
  const me = useMe();
  const settings = useSettings();
  const [dc, setDc] = useState(asksDc ? '' : me.name);
  const [type, setType] = useState(tile.type);
  const { nOutlet, outlet, type: typeNumber, search } = useNumber();
  const { begin, told, error, busy, forget } = useBeginning();
  const medals = settings.data?.medailles[typeCodeOf(type)];
  const state =
    outlet.step === 'found'
      ? creationState({ type, record: outlet.record, medals, quota, told, error })
      : null;
  const submit = () => {
    if (state === null) return search();
    if (state.can === 'never' || dc === '') return;
    const confirmed = state.can !== 'begin' && state.left !== null;
    void begin({ type, nOutlet, ...(asksDc && { dc }), ...(confirmed && { quotaConfirme: true }) });
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
      known={useKnownOutlets(dc)}
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
function useNumber() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const nOutlet = typed.replace(/\s/g, '');
  const { outlet, again } = useOutlet(nOutlet, nOutlet !== '' && (nOutlet === asked || WHOLE.test(nOutlet)));
  const search = () => {
    if (outlet.step === 'unreachable' || outlet.step === 'unknown') again();
    else setAsked(nOutlet);
  };
  const blank: OutletState = { step: 'blank', message: OUTLET_NEEDED };
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
  const [key, setKey] = useState(newProjectId);
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
    setKey(newProjectId());
  };
  const error = leftOf(create.error) === null ? create.error : null;
  return { begin, told, error, busy: create.isPending, forget };
}
