import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { type ReactNode, useState } from 'react';
import type { Place } from '../../../components/documents/post-its.ts';
import { proofPageName } from '../../../components/documents/proof-page-name.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { RoomSide } from './RoomSide.tsx';
import { RoomTools } from './RoomTools.tsx';
import type { SideIndex } from './room-views.ts';
import { dayOfVersion } from './room-words.ts';
import type { RoomLook } from './use-room-look.ts';
import type { RoomSideState, RoomSides } from './use-room-sides.ts';

interface RoomStageProps {
  project: Project;
  viewer: Viewer;
  proofs: readonly ProofVersion[];
  sides: RoomSides;
  look: RoomLook;
  pair: boolean;
  onNote: (() => void) | undefined;
  writing: boolean;
  onPut: ((place: Place) => void) | undefined;
  /** Over the page at the left. */
  before: ReactNode;
  /** Over the page at the right. */
  children: ReactNode;
}

/** The pages, and the tools below them. On a phone both versions lie one on the other, and change places. */
export function RoomStage(props: RoomStageProps) {
  const { project, viewer, proofs, sides, look, pair, children } = props;
  const now = useNow();
  const [shown, setShown] = useState(false);
  const sideOf = (side: SideIndex, state: RoomSideState, over: ReactNode) => (
    <RoomSide
      side={side}
      state={state}
      proofs={proofs}
      views={look.views}
      pageName={pageNameOf(project, state)}
      day={dayOfVersion(state.proof, viewer, now)}
      active={look.active === side}
      onActive={() => look.setActive(side)}
      onChoose={(version) => sides.choose(side, version)}
      onTurn={(pages) => look.turn(side, pages)}
      onPut={side === 1 ? props.onPut : undefined}
      onShown={() => setShown(true)}
      waits={side === 0 && !shown}
    >
      {over}
    </RoomSide>
  );
  const state = look.stateOf(look.active);
  return (
    <div className="proof-room-stage">
      {sides.left && <PhoneVersions {...props} now={now} />}
      <div className="proof-room-sides">
        {sides.left && sideOf(0, sides.left, props.before)}
        {sideOf(1, sides.right, children)}
      </div>
      <RoomTools
        views={look.views}
        side={look.active}
        state={state}
        pageName={pageNameOf(project, state)}
        link={pair ? { linked: look.linked, onLink: look.link, onLinkHere: look.linkHere } : null}
        onTurnTo={(index) => look.turnTo(look.active, index)}
        onNote={props.onNote}
        writing={props.writing}
      />
    </div>
  );
}

function pageNameOf(project: Project, { proof }: RoomSideState): (index: number) => string {
  return proofPageName(project, proof) ?? ((index) => `Page ${index + 1}`);
}

/** All versions, oldest first: a touch shows one in the place of the other. */
function PhoneVersions({ proofs, sides, look, viewer, now }: RoomStageProps & { now: number }) {
  const shown = look.stateOf(look.active).proof.version;
  const show = (version: number) => {
    if (version === sides.right.proof.version) return look.setActive(1);
    sides.choose(0, version);
    look.setActive(0);
  };
  return (
    <fieldset className="proof-room-swap">
      <legend className="visually-hidden">Version affichée</legend>
      {proofs.toReversed().map((proof) => (
        <button
          key={proof.version}
          type="button"
          aria-pressed={proof.version === shown}
          onClick={() => show(proof.version)}
        >
          Version {proof.version}
          <small>{dayOfVersion(proof, viewer, now)}</small>
        </button>
      ))}
    </fieldset>
  );
}
