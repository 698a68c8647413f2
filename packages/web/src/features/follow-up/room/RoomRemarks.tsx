import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { useState } from 'react';
import { NoteWriter } from '../../../components/documents/NotesSide.tsx';
import { PagePins } from '../../../components/documents/PagePins.tsx';
import { ProjectRemarks } from '../../../components/documents/ProjectRemarks.tsx';
import { type Thread, threadsOf } from '../../../components/documents/remark-threads.ts';
import { requestsOf } from '../../../components/documents/requests-of.ts';
import { CENTRE, useNoteDraft } from '../../../components/documents/use-note-draft.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { useRemarks } from '../../../hooks/use-remarks.ts';
import { RequestList } from '../review/RequestList.tsx';
import type { RoomSideState } from './use-room-sides.ts';
import '../../../components/documents/PostIt.css';
import '../review/Review.css';

interface Subject {
  project: Project;
  viewer: Viewer;
  proofs: readonly ProofVersion[];
}

/** Where a remark hangs. */
export interface RemarkPlace {
  id: number;
  fichier: string;
  page: number;
  x: number;
  y: number;
}

/** The remarks of a version, numbered as its pins, and the one that is written: on the current version alone. */
export function useRoomRemarks(
  { project, viewer, proofs }: Subject,
  { proof, sheets, index }: RoomSideState,
) {
  const [selected, setSelected] = useState<number | null>(null);
  const notes = useRemarks(project._id.$oid, proof.version);
  const requests = requestsOf(project, proofs, proof, viewer);
  const { pins } = requests;
  const threads = threadsOf(proofs);
  const sheet = sheets[index];
  const fileId = sheet?.file.id ?? '';
  const page = sheet?.page ?? 1;
  const writes = proof.actuelle && project.permissions['proof.annotate'].allowed;
  const writing = useNoteDraft(fileId, writes ? notes.add(fileId) : undefined, null);
  return {
    requests,
    pins,
    /** On an older version those that were put on it. */
    threads: proof.actuelle ? threads : threads.filter(({ version }) => version === proof.version),
    isCurrent: proof.actuelle,
    next: threads.length + 1,
    fileId,
    page,
    selected,
    setSelected,
    writing,
    /** Begins one, or moves the one that is written; absent where none can be added. */
    put: writes ? (place = CENTRE) => writing.put(page, place) : undefined,
    /** The one after or before the selected one. */
    neighbour: (by: 1 | -1): RemarkPlace | undefined => {
      const at = pins.findIndex(({ id }) => id === selected);
      return at === -1 ? pins.at(by === 1 ? 0 : -1) : pins[at + by];
    },
  };
}

export type RoomRemarks = ReturnType<typeof useRoomRemarks>;

interface RemarksProps {
  remarks: RoomRemarks;
  onChoose: (remark: RemarkPlace) => void;
}

/** Over the page: the remarks that hang on it. */
export function RoomPins({ remarks, onChoose }: RemarksProps) {
  const { pins, fileId, page, selected, writing, next } = remarks;
  const here = pins.filter((pin) => pin.fichier === fileId && pin.page === page);
  const { draft } = writing;
  return (
    <PagePins
      notes={here.map((note) => ({ note, number: note.number }))}
      selected={selected}
      onSelect={(id) => {
        const pin = here.find((one) => one.id === id);
        if (pin) onChoose(pin);
      }}
      draft={draft?.page === page ? { note: draft, number: next } : null}
      onMove={(place) => writing.put(page, place)}
    />
  );
}

/** Beside the page: what was asked, the remark that is written, then all of them as threads. */
export function RoomNotes({ remarks, onChoose, project, viewer }: RemarksProps & Omit<Subject, 'proofs'>) {
  const { requests, threads, selected, writing, next, isCurrent } = remarks;
  const choose = (thread: Thread) => onChoose({ ...thread, ...(isCurrent && thread.report) });
  return (
    <>
      <RequestList requests={requests} agency={project.nomAgence || 'L’agence'} withRemarks={false} />
      {writing.draft !== null && <NoteWriter draft={writing.draft} number={next} writing={writing} />}
      {threads.length > 0 || remarks.put ? (
        <ProjectRemarks
          project={project}
          threads={threads}
          reader={viewer.role}
          selected={selected}
          onSelect={choose}
          readOnly={!isCurrent}
        />
      ) : (
        <p className="meta">Aucune remarque.</p>
      )}
    </>
  );
}
