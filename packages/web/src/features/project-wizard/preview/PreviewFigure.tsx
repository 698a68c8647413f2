import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { EnlargedPreview } from './EnlargedPreview.tsx';
import type { Previewed } from './previewed.ts';
import { TouchedPreview } from './TouchedPreview.tsx';
import './PreviewFigure.css';

/** 'Voir le board en grand'. */
export function EnlargeButton({ title, detail, thing, drawing, label }: Previewed) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={IconArrowsMaximize}
        label={`Voir ${thing} en grand`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <EnlargedPreview {...{ title, detail, drawing, label }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The sentence under a preview. */
export function PreviewNote({ children }: { children: ReactNode }) {
  return (
    <p className="preview-figure-note">
      <Icon of={IconInfoCircle} size="s" />
      <span>{children}</span>
    </p>
  );
}

interface PreviewFigureProps {
  title: string;
  detail: string;
  /** What is shown while there is no drawing. */
  missing: ReactNode;
  previewed: Previewed | null;
}

/** A drawing beside its form, with its name above and a sentence below. */
export function PreviewFigure({ title, detail, missing, previewed }: PreviewFigureProps) {
  return (
    <figure className="preview-figure">
      <figcaption>
        <span>
          <b>{title}</b> <span className="meta">{detail}</span>
        </span>
        {previewed && <EnlargeButton {...previewed} />}
      </figcaption>
      <div className="preview-figure-stage">{previewed ? <TouchedPreview {...previewed} /> : missing}</div>
      {previewed?.note && <PreviewNote>{previewed.note}</PreviewNote>}
    </figure>
  );
}
