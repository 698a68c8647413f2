import { readGuide, uploadGuide } from '@ardoise/domain/contract/guides.ts';
import type { Guide } from '@ardoise/domain/settings/guides.ts';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '../../../../api/api-error.ts';
import { addressOf, sendForm } from '../../../../api/request.ts';
import { Banner } from '../../../../components/Banner.tsx';
import { Button } from '../../../../components/Button.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import type { ControlProps } from './control-props.ts';
import { ItemTools } from './ItemTools.tsx';
import { RolesChoice } from './RolesChoice.tsx';

/** Uploads a PDF; returns its SHA-256. It is not visible before the page is saved. */
function useUploadGuide() {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return sendForm(uploadGuide, { params: {}, form });
    },
  });
}

/** PDFs of the help page: title and roles of each. */
export function GuidesControl({ name, value, errors, onChange }: ControlProps<readonly Guide[], 'guides'>) {
  const upload = useUploadGuide();
  const picker = useRef<HTMLInputElement>(null);
  const put = (rank: number, guide: Guide) =>
    onChange(value.map((each, place) => (place === rank ? guide : each)));
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    upload.mutate(file, {
      onSuccess: ({ fichier }) => onChange([...value, { fichier, titre: file.name.replace(/\.pdf$/i, '') }]),
    });
  };
  return (
    <div>
      <ol className="settings-items">
        {value.map((guide, rank) => {
          const id = `${name}.${rank}`;
          const title = guide.titre || `Guide ${rank + 1}`;
          const error = errors[`${rank}.titre`];
          return (
            <li key={id} className="settings-item">
              <div className="settings-item-head">
                <a
                  className="tappable"
                  href={addressOf(readGuide, { params: { fichier: guide.fichier } })}
                  target="_blank"
                  rel="noreferrer"
                >
                  Ouvrir le PDF<span className="visually-hidden"> de {title}</span>
                </a>
                <ItemTools name={title} items={value} rank={rank} onChange={onChange} />
              </div>
              <div className={error ? 'field field-bad' : 'field'}>
                <label htmlFor={id}>Titre</label>
                <input
                  id={id}
                  className="field-input"
                  value={guide.titre}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-message` : undefined}
                  onChange={({ currentTarget }) => put(rank, { ...guide, titre: currentTarget.value })}
                />
                <FieldMessage id={`${id}-message`} error={error} />
              </div>
              <RolesChoice
                legend="Montré à"
                roles={guide.roles}
                onChange={(roles) => {
                  const { roles: _former, ...rest } = guide;
                  put(rank, roles === undefined ? rest : { ...rest, roles });
                }}
              />
            </li>
          );
        })}
      </ol>
      {upload.error && (
        <Banner tone="stop" role="alert">
          {messageOf(upload.error)}
        </Banner>
      )}
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        accept="application/pdf,.pdf"
        tabIndex={-1}
        aria-label="PDF du guide"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button icon={IconUpload} busy={upload.isPending} onClick={() => picker.current?.click()}>
        Ajouter un guide (PDF)
      </Button>
    </div>
  );
}
