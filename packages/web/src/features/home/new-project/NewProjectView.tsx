import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { KindTile } from '@ardoise/domain/kind-facts/words.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { FieldLabel } from '../../../components/FieldLabel.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { OUTLET_ASKED, outletUnread } from '../../../components/projects/outlet-words.ts';
import { TYPE_DRAWINGS } from '../../../components/projects/type-drawings.ts';
import { alertBanner, lowQuota, type TileQuota } from '../kind-tile.ts';
import type { CreationState } from './creation-state.ts';
import { FoundOutlet } from './FoundOutlet.tsx';
import { type KnownOutlet, nearOutlets } from './known-outlets.ts';
import { NewProjectButtons } from './NewProjectButtons.tsx';
import type { OutletState } from './use-outlet.ts';
import './NewProject.css';

interface SupportChoiceProps {
  supports: NonNullable<KindTile['supports']>;
  chosen: ProjectType;
  onChoose: (type: ProjectType) => void;
}

/** Choice of the support, for a kind with several: cannot be changed later. */
function SupportChoice({ supports, chosen, onChoose }: SupportChoiceProps) {
  return (
    <fieldset className="new-project-supports">
      <legend className="title-sub">Sur quel support&nbsp;?</legend>
      {supports.map(({ type, hint }) => (
        <label key={type}>
          <span className="new-project-drawing">
            <img src={TYPE_DRAWINGS[type]} alt="" width="84" height="96" />
            <input
              type="radio"
              name="support"
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
          </span>
          <b>{type}</b>
          <span className="meta">{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface OutletListProps {
  outlets: readonly KnownOutlet[];
  onChoose: (nOutlet: string) => void;
}

/** Outlets of former orders: a click takes their number. */
function OutletList({ outlets, onChoose }: OutletListProps) {
  return (
    <ul className="new-project-known">
      {outlets.map(({ nOutlet, name, town }) => (
        <li key={nOutlet}>
          <button type="button" onClick={() => onChoose(nOutlet)}>
            <span>
              <b>{name || 'Sans nom'}</b>
              <span className="meta">{town}</span>
            </span>
            <span className="new-project-number">{nOutlet}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Why nothing can be created, or a warning before. */
function CreationNotice({ type, state }: { type: ProjectType; state: CreationState }) {
  if (state.can === 'begin') return null;
  const left = state.can === 'never' ? null : state.left;
  return (
    <>
      {left && (
        <Banner tone="wait" role="alert">
          <p>{lowQuota(left.remaining)}</p>
          {left.state === 'ALERTE' && <p>{alertBanner(type, left)}</p>}
        </Banner>
      )}
      {state.can !== 'confirm' && (
        <Banner tone="stop" role="alert">
          {state.message}
        </Banner>
      )}
    </>
  );
}

const NUMBER = 'new-project-outlet-number';
/** Maximum of suggested outlets below an empty field, or the beginning of a number. */
const RECENT = 3;

export interface NewProjectViewProps {
  tile: KindTile;
  type: ProjectType;
  onType: (type: ProjectType) => void;
  nOutlet: string;
  onNumber: (nOutlet: string) => void;
  outlet: OutletState;
  /** For the found outlet. */
  state: CreationState | null;
  quota: TileQuota | null;
  known: readonly KnownOutlet[];
  /** Those that may order this. */
  proposed: readonly KnownOutlet[];
  /** The project is being created. */
  busy: boolean;
  /** Questions before: an administrator chooses the dc. */
  before?: ReactNode;
  /** Those are unanswered. */
  waits: boolean;
  /** Enter in the number while nothing is to be confirmed, or the button: looks the number up, then creates. */
  onSubmit: () => void;
  onClose: () => void;
}

/** The outlet of a new project: its number, its record, and whether a project can be created. */
export function NewProjectView(props: NewProjectViewProps) {
  const { tile, type, nOutlet, outlet, state, quota, known, proposed, busy } = props;
  const found = outlet.phase === 'found' ? outlet.record : null;
  const button = useRef<HTMLButtonElement>(null);
  // The list unmounts on click; focusing the field would open a virtual keyboard over the result.
  const choose = (chosen: string) => {
    props.onNumber(chosen);
    button.current?.focus();
  };
  const begun = proposed.filter((one) => one.nOutlet.startsWith(nOutlet));
  const mayBegin = state?.can !== 'never';
  // Enter right after the last digit must not confirm an alert before it is read.
  const toConfirm = state !== null && 'left' in state && state.left !== null;
  const enter = () => (toConfirm ? button.current?.focus() : props.onSubmit());
  const created = known.find((one) => one.nOutlet === nOutlet)?.last[typeCodeOf(type)];
  return (
    <Modal
      size="sheet"
      title={tile.question}
      onClose={props.onClose}
      footer={
        <NewProjectButtons
          button={button}
          outlet={outlet}
          state={state}
          busy={busy}
          refused={props.waits}
          onSubmit={props.onSubmit}
          onClose={props.onClose}
        />
      }
    >
      {props.before}
      {tile.supports && <SupportChoice supports={tile.supports} chosen={type} onChoose={props.onType} />}
      <NumberField {...props} onSubmit={enter} />
      {/* Live region: the result is announced, the focus stays in the field. */}
      <div aria-live="polite">
        {found && (
          <FoundOutlet
            record={found}
            quota={mayBegin ? quota : null}
            last={mayBegin && created !== undefined ? { label: tile.last, created } : null}
          />
        )}
        {outlet.phase === 'unknown' && <NearOutlets near={nearOutlets(nOutlet, known)} onChoose={choose} />}
      </div>
      {state && <CreationNotice type={type} state={state} />}
      {outlet.phase === 'typing' && begun.length > 0 && (
        <section aria-label="Vos derniers points de vente">
          <h3 className="title-sub">Vos derniers points de vente</h3>
          <OutletList outlets={begun.slice(0, RECENT)} onChoose={choose} />
        </section>
      )}
    </Modal>
  );
}

const NUMBER_HELP: Partial<Record<OutletState['phase'], string>> = {
  asking: OUTLET_ASKED,
  unchecked: 'Pas sur cet appareil\u00a0: nous vérifierons ce numéro au retour du réseau.',
};

function NumberField({ nOutlet, onNumber, outlet, onSubmit }: NewProjectViewProps) {
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which focuses its first control.
  useEffect(() => input.current?.focus(), []);
  const wrong = outlet.phase === 'unknown' || outlet.phase === 'blank';
  useEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);
  const error = 'message' in outlet ? messageOfNumber(outlet) : undefined;
  return (
    <form
      className={error ? 'field field-bad new-project-field' : 'field new-project-field'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldLabel htmlFor={NUMBER}>Numéro d’OUTLET</FieldLabel>
      <input
        ref={input}
        id={NUMBER}
        className="field-input new-project-input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint={outlet.phase === 'found' ? 'go' : 'search'}
        maxLength={50}
        value={nOutlet}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${NUMBER}-m`}
        onChange={(event) => onNumber(event.target.value)}
      />
      <FieldMessage
        id={`${NUMBER}-m`}
        error={error}
        help={NUMBER_HELP[outlet.phase] ?? 'Les 7 chiffres de la fiche client.'}
      />
    </form>
  );
}

function messageOfNumber({ phase, message }: Extract<OutletState, { message: string }>): string {
  return phase === 'unreachable' ? outletUnread(message) : message;
}

function NearOutlets({ near, onChoose }: { near: readonly KnownOutlet[]; onChoose: (n: string) => void }) {
  if (near.length === 0) return null;
  return (
    <section className="new-project-outlet new-project-near" aria-label="Numéros proches">
      <p>
        <b>Deux chiffres inversés, peut-être&nbsp;?</b>
      </p>
      <OutletList outlets={near} onChoose={onChoose} />
    </section>
  );
}
