import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted, NBSP } from '../../../components/format-number.ts';
import { acceptedInWords } from '../../../components/uploads/accepted-files.ts';
import { DropZone } from '../../../components/uploads/DropZone.tsx';
import { PickFiles } from '../work-files/PickFiles.tsx';
import { UploadRows } from '../work-files/UploadRows.tsx';
import { useWorkUploads } from '../work-files/use-work-uploads.ts';
import { PROOF_UPLOAD } from '../work-files/work-places.ts';

type Subject = Pick<Project, '_id' | 'versionCreation' | 'versionAccord'>;

interface Asked {
  files: File[];
  replaces: boolean;
}

/** Adds files to the proof, or replaces it; asks for confirmation where a version or an approval would be superseded. */
export function ProofUpload({ project }: { project: Subject }) {
  const { versionCreation, versionAccord } = project;
  const { adding, replacing, add, replace } = useWorkUploads(project._id.$oid, 'photo_crea');
  const [asked, setAsked] = useState<Asked | null>(null);
  const exists = versionCreation > 0;
  const agreed = exists && versionAccord === versionCreation;
  const send = ({ files, replaces }: Asked) => (replaces && exists ? replace(files) : add(files));
  function pick(picked: Asked) {
    if (picked.files.length === 0) return;
    if (agreed || (picked.replaces && exists)) setAsked(picked);
    else send(picked);
  }
  return (
    <div className="proofs-upload">
      <DropZone label="Envoyer la création" onDrop={(files) => pick({ files, replaces: false })}>
        <PickFiles
          id={PROOF_UPLOAD}
          label={exists ? 'Ajouter à la création' : 'Choisir les fichiers'}
          icon={IconCloudUp}
          type="photo_crea"
          describedBy={`${PROOF_UPLOAD}-m`}
          onPick={(files) => pick({ files, replaces: false })}
        />
        {exists && (
          <PickFiles
            label="Remplacer la création"
            icon={IconReplace}
            type="photo_crea"
            describedBy={`${PROOF_UPLOAD}-m`}
            onPick={(files) => pick({ files, replaces: true })}
          />
        )}
        <p>
          <span className="hide-phone">ou déposez les fichiers ici</span>
          <span className="hint" id={`${PROOF_UPLOAD}-m`}>
            {acceptedInWords('photo_crea')}
          </span>
        </p>
      </DropZone>
      <UploadRows uploads={[replacing, adding]} />
      {asked && (
        <ConfirmDialog
          title={asked.replaces ? `Remplacer la création${NBSP}?` : `Ajouter à une création acceptée${NBSP}?`}
          confirm={asked.replaces ? 'Remplacer la création' : 'Ajouter à la création'}
          tone="main"
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            {asked.replaces
              ? `${counted(asked.files.length, 'fichier prend', 'fichiers prennent')} la place de toute la version ${versionCreation}. Ses remarques restent avec elle.`
              : 'Une nouvelle version de la création est faite.'}
          </p>
          {agreed && (
            <p>
              <b>L’accord du client porte sur la version {versionCreation}.</b> Il faudra le lui redemander
              sur la nouvelle.
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
