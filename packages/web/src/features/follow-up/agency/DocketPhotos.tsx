import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { FileThumbnail } from '../../../components/documents/FileThumbnail.tsx';
import { notesOnPage } from '../../../components/documents/file-notes.ts';
import { counted } from '../../../components/format-number.ts';
import type { FollowUpDialog } from '../dialogs/use-follow-up-dialogs.ts';
import type { DocketFile, DocketFiles } from './docket-files.ts';
import './DocketPhotos.css';

interface DocketPhotosProps {
  groups: readonly DocketFiles[];
  onShow: (dialog: FollowUpDialog) => void;
}

/** The photos and files of the order, with their post-its where they were put and in words. */
export function DocketPhotos({ groups, onShow }: DocketPhotosProps) {
  return groups.map(({ title, files }) => (
    <section key={title} className="docket-photos" aria-label={title}>
      <h3 className="title-sub">{title}</h3>
      <ul className={files.length > 1 ? 'docket-photos-several' : undefined}>
        {files.map((shown, start) => (
          <li key={shown.file.id}>
            <DocketPhoto
              {...shown}
              onOpen={() => onShow({ kind: 'viewer', files: files.map(({ file }) => file), start, title })}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function DocketPhoto({ file, note, postIts, onOpen }: DocketFile & { onOpen: () => void }) {
  const name = shownFileName(file.filename);
  const drawn = file.photo !== null && file.width !== null && file.height !== null;
  return (
    <>
      <button type="button" onClick={onOpen}>
        <span className="visually-hidden">
          {[`Agrandir ${name}`, postIts.length > 0 && counted(postIts.length, 'post-it', 'post-its')]
            .filter(Boolean)
            .join(', ')}
        </span>
        {drawn && file.photo ? (
          <span className="docket-photos-picture" aria-hidden>
            <img
              src={file.photo}
              alt=""
              width={file.width ?? undefined}
              height={file.height ?? undefined}
              loading="lazy"
            />
            {notesOnPage(postIts, 1).map(({ note: { id, x, y }, number }) => (
              <span
                key={id}
                className="docket-photos-pin"
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              >
                {number}
              </span>
            ))}
          </span>
        ) : (
          <FileThumbnail file={file} notes={postIts.length} />
        )}
      </button>
      {!drawn && <p className="meta">{name}</p>}
      {note && <p>{note}</p>}
      {postIts.length > 0 && (
        <ol>
          {postIts.map(({ id, texte }, index) => (
            <li key={id}>
              <span className="docket-photos-pin" aria-hidden>
                {index + 1}
              </span>
              <span>{texte}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
