import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { type ComponentProps, useState } from 'react';
import { DescribedPages } from '../../../components/documents/DescribedPages.tsx';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { useNavigate } from '../../../router/context.ts';
import { useReading } from '../review/use-reading.ts';
import type { FindingNotes as Told } from './FindingNotes.tsx';
import { RoomAnswers } from './RoomAnswers.tsx';
import { FindingMarks, useRoomFindings } from './RoomFindings.tsx';
import { RoomHead } from './RoomHead.tsx';
import { ORDER_IN_WORDS, RoomOrderFold } from './RoomOrderFold.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { type RemarkPlace, RoomNotes, RoomPins, useRoomRemarks } from './RoomRemarks.tsx';
import { RoomStage } from './RoomStage.tsx';
import { useRoomKeys } from './use-room-keys.ts';
import { useRoomLook } from './use-room-look.ts';
import { useRoomMode } from './use-room-mode.ts';
import { type Asked, useRoomSides } from './use-room-sides.ts';
import './ProofRoom.css';
import '../../../components/documents/Viewer.css';

interface ProofRoomProps {
  project: Project;
  viewer: Viewer;
  /** Newest first. */
  proofs: readonly [ProofVersion, ...ProofVersion[]];
  /** What the address names. */
  asked: Asked;
  onTake: (action: ProjectAction) => void;
}

/** What the room looks at: which versions, how, and their remarks. */
function useRoom(props: ProofRoomProps) {
  const [mode, setMode] = useRoomMode();
  const sides = useRoomSides(props.proofs, props.asked);
  const pair = mode === 'pair' && sides.left !== null;
  const look = useRoomLook(sides);
  const remarks = useRoomRemarks(props, sides.right);
  const choose = (remark: RemarkPlace) => {
    remarks.setSelected(remark.id);
    look.turnTo(1, sides.pageOf(remark.fichier, remark.page));
    look.views.showPlace(1, remark);
  };
  const found = useRoomFindings(props, sides.right, ({ place }) => {
    if (place === null) return;
    look.turnTo(1, sides.pageOf(place.fichier, place.page));
    look.views.showPlace(1, middleOf(place.boite));
  });
  const [tab, setTab] = useState<string>(REMARKS);
  const note = () => {
    setTab(REMARKS);
    remarks.put?.();
  };
  return { mode, setMode, sides, pair, look, remarks, choose, note, found, tab, setTab };
}

type Room = ReturnType<typeof useRoom>;

const REMARKS = 'Remarques';
const FINDINGS = 'Écarts avec la commande';

const middleOf = ([left, top, width, height]: readonly [number, number, number, number]) => ({
  x: left + width / 2,
  y: top + height / 2,
});

function useKeys(room: Room, onLeave: () => void): void {
  const { look, remarks, sides, setMode, choose, found, tab } = room;
  const step = (by: 1 | -1) => () => {
    if (tab === FINDINGS) return found.step(by);
    const next = remarks.neighbour(by);
    if (next) choose(next);
  };
  useRoomKeys({
    ...look.keys,
    1: sides.left ? () => setMode('alone') : undefined,
    2: sides.left ? () => setMode('pair') : undefined,
    j: step(1),
    k: step(-1),
    n: remarks.put && room.note,
    Escape: onLeave,
  });
}

/** Loaded with its tab. */
const FindingNotes = lateScreen<ComponentProps<typeof Told>>(
  async () => (await import('./FindingNotes.tsx')).FindingNotes,
  null,
);

/** What is said of the proof, and the answers to it. */
function Panel({ project, viewer, onTake, room }: ProofRoomProps & { room: Room }) {
  const { sides, remarks, found, tab, setTab, choose } = room;
  const { version } = sides.current;
  const [seen, setSeen] = useState(version);
  const remarksTab = {
    name: REMARKS,
    count: remarks.threads.length,
    content: (
      <>
        <RoomNotes project={project} viewer={viewer} remarks={remarks} onChoose={choose} />
        <RoomOrderFold project={project} />
      </>
    ),
  };
  const findingsTab = found.findings && {
    name: FINDINGS,
    count: found.findings.commande.length,
    content: (
      <>
        <FindingNotes project={project} found={found} />
        <RoomOrderFold project={project} />
      </>
    ),
  };
  return (
    <RoomPanel
      tabs={findingsTab ? [remarksTab, findingsTab] : [remarksTab]}
      shown={tab}
      onShow={setTab}
      foot={
        <RoomAnswers
          project={project}
          viewer={viewer}
          version={version}
          replaced={version > seen}
          shown={sides.right.proof.version === version}
          onSeen={() => setSeen(version)}
          onShow={() => sides.choose(1, version)}
          onTake={onTake}
        />
      }
    />
  );
}

/** The proof room: one version or two side by side, their remarks, and the answers. */
export function ProofRoom(props: ProofRoomProps) {
  const { project, viewer, proofs } = props;
  const id = project._id.$oid;
  const navigate = useNavigate();
  const room = useRoom(props);
  const { sides, look, remarks, pair, choose, found } = room;
  const compares = room.tab === FINDINGS;
  useReading(id, sides.right.proof);
  useKeys(room, () => void navigate({ to: followUpPath(id) }));
  const { put } = remarks;
  return (
    <main className="proof-room" tabIndex={-1} data-mode={pair ? 'pair' : 'alone'}>
      <RoomHead
        project={project}
        viewer={viewer}
        version={sides.current.version}
        mode={sides.left && room.mode}
        onMode={room.setMode}
      />
      <DescribedPages where={`«\u00a0${ORDER_IN_WORDS}\u00a0»`}>
        <RoomStage
          project={project}
          viewer={viewer}
          proofs={proofs}
          sides={sides}
          look={look}
          pair={pair}
          onNote={put && (() => room.note())}
          writing={remarks.writing.draft !== null}
          onPut={compares ? undefined : put}
          before={compares && sides.left && <FindingMarks found={found} state={sides.left} of="placeAvant" />}
        >
          {compares ? (
            <FindingMarks found={found} state={sides.right} of="place" />
          ) : (
            <RoomPins remarks={remarks} onChoose={choose} />
          )}
        </RoomStage>
      </DescribedPages>
      <Panel {...props} room={room} />
    </main>
  );
}
